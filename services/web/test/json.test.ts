import { describe, expect, it } from 'vitest';
import { slipOf } from '../src/form/json';

const at = (text: string) => {
  const { line, column, slip } = slipOf(text).data;
  return `${line}:${column} ${slip}`;
};

describe('a text that is no JSON', () => {
  it.each([
    ['', '1:1 value'],
    ['[1, 2', '1:6 bracket'],
    ['[1, ]', '1:5 value'],
    ['{"a": 1, }', '1:10 name'],
    ['{a: 1}', '1:2 name'],
    ['{"a" 1}', '1:6 colon'],
    ['{"a": 1\n "b": 2}', '2:2 brace'],
    ['{"a": [1}', '1:9 bracket'],
    ['[{"a": 1]', '1:9 brace'],
    ['{"a": "x\n}', '1:7 text'],
    ['{"a": 01}', '1:7 value'],
    ["['x']", '1:2 value'],
    ['{"a": "\\u00e9 \\n"}\n\n!', '3:1 more'],
    ['{"a": [true, null, -1.5e3, {}]} x', '1:33 more'],
  ])('%j is told where it stops', (text, told) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(at(text)).toBe(told);
  });

  it('reads to its end whatever a browser reads', () => {
    const good = JSON.stringify({ a: ['é "\\ \n', -0.5, 1e21, true, false, null, {}, []], b: { c: '' } }, null, 2);
    expect(slipOf(`${good}!`).data['slip']).toBe('more');
  });
});
