export type Route = { page: 'list' } | { page: 'encounter'; id: string; at: string | null } | { page: 'unknown' };

/** What an address of this page shows: `#/`, `#/c/<id>`, `#/c/<id>?at=r2.t9`. */
export function route(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  if (path === '' || path === '/') return { page: 'list' };
  const encounter = /^\/c\/([^/]+)$/.exec(path);
  return encounter ? { page: 'encounter', id: decodeURIComponent(encounter[1]!), at: new URLSearchParams(query).get('at') } : { page: 'unknown' };
}

export const address = (id: string, at: string | null = null): string =>
  `#/c/${encodeURIComponent(id)}${at === null ? '' : `?at=${at}`}`;
