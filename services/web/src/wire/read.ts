/** Letters that nobody sees and that turn around how what stands beside them is read. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
const PERHAPS = /[\u202A-\u202E\u2066-\u2069]|\\u20[26]/;

/** What is only ever shown. Ids are left alone: things are found by them. */
const SHOWN = new Set(['name', 'reason']);

/** JSON from the server; names and reasons cannot turn the words of the page around. */
export function read(text: string): unknown {
  return PERHAPS.test(text) ? JSON.parse(text, straight) : JSON.parse(text);
}

function straight(key: string, value: unknown): unknown {
  return typeof value === 'string' && SHOWN.has(key) ? value.replace(TURNING, '') : value;
}
