export type Route = { page: 'list' } | { page: 'encounter'; id: string; at: string | null } | { page: 'unknown' };

/** What an address of this page shows: `#/`, `#/c/<id>`, `#/c/<id>?at=r2.t9`. */
export function route(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  if (path === '' || path === '/') return { page: 'list' };
  const encounter = /^\/c\/([^/]+)$/.exec(path);
  const id = encounter && decoded(encounter[1]!);
  return id ? { page: 'encounter', id, at: new URLSearchParams(query).get('at') } : { page: 'unknown' };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // a stray percent sign: nobody's id
  }
}

export const address = (id: string, at: string | null = null): string =>
  `#/c/${encodeURIComponent(id)}${at === null ? '' : `?at=${at}`}`;
