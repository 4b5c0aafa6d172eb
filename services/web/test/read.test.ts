import { describe, expect, it } from 'vitest';
import { read } from '../src/wire/read';

describe('what comes from the server', () => {
  it('has no names that turn the words beside them around, raw or escaped, at any depth', () => {
    expect(read('{"a": [{"name": "\u202eRTL\u2066 x"}], "reason": "\\u202Eno\\u2069"}')).toEqual({ a: [{ name: 'RTL x' }], reason: 'no' });
  });

  it('keeps names of every language, and ids as they are', () => {
    expect(read('{"name": "سيف שלום", "id": "\u202ea", "combatant": "\\u2066b"}')).toEqual({ name: 'سيف שלום', id: '\u202ea', combatant: '\u2066b' });
  });
});
