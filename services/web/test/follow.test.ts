import { describe, expect, it } from 'vitest';
import { Heartbeats, judge } from '../src/wire/follow';

describe('the client’s rule', () => {
  it('applies what follows on the last event applied', () => {
    expect(judge(4, [5, 7])).toEqual({ apply: 0 });
  });

  it('ignores what was applied already', () => {
    expect(judge(7, [5, 7])).toBe('ignore');
    expect(judge(9, [5, 7])).toBe('ignore');
  });

  it('applies the rest of what overlaps', () => {
    expect(judge(5, [5, 7])).toEqual({ apply: 1 });
    expect(judge(6, [5, 7])).toEqual({ apply: 2 });
  });

  it('knows a gap', () => {
    expect(judge(3, [5, 7])).toBe('gap');
  });

  it('applies every event exactly once in whatever pieces they come, repeated or overlapping', () => {
    const applied: number[] = [];
    let last = 0;
    for (const [a, b] of [[1, 2], [1, 3], [3, 3], [6, 9], [2, 5], [4, 7], [1, 9]] as const) {
      const verdict = judge(last, [a, b]);
      if (typeof verdict === 'string') continue;
      for (let seq = a + verdict.apply; seq <= b; seq++) applied.push(seq);
      last = b;
    }
    expect(applied).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('heartbeats', () => {
  it('are patient for one heartbeat with a head that is ahead', () => {
    const heartbeats = new Heartbeats();
    expect(heartbeats.beat(5, 8)).toBe(false);
    expect(heartbeats.beat(8, 9)).toBe(false);
  });

  it('say that something is missing when the head of the one before was not reached', () => {
    const heartbeats = new Heartbeats();
    heartbeats.beat(5, 8);
    expect(heartbeats.beat(7, 8)).toBe(true);
  });
});
