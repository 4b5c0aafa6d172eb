import { describe, expect, it } from 'vitest';
import { endOf, endOfRound, head, nextEvent, nextTenth, previousEvent, previousTenth, read, startOfFight, startOfPlay, startOfRound, written, type Moment } from '../src/fold/moment';
import { duel } from './golden';

const events = duel();
const at = (round: number, beat: number) => endOf(events, round, beat);
const walk = (step: (e: typeof events, m: Moment) => Moment | null, from: Moment) => {
  const seen: Moment[] = [];
  for (let m: Moment | null = from; m; m = step(events, m)) seen.push(m);
  return seen;
};

describe('moments', () => {
  it('go event by event from the first to the last and back', () => {
    const forth = walk(nextEvent, { seq: 0, round: 0, beat: 0 });
    expect(forth.length).toBe(events.length + 1);
    expect(walk(previousEvent, head(events)).length).toBe(events.length);
  });

  it('go tenth by tenth, through those in which nothing happens', () => {
    expect(walk(nextTenth, at(1, 0)).map(written).slice(0, 13)).toEqual(
      ['r1.t0', 'r1.t1', 'r1.t2', 'r1.t3', 'r1.t4', 'r1.t5', 'r1.t6', 'r1.t7', 'r1.t8', 'r1.t9', 'r1.t10', 'r2.t0', 'r2.t1']);
    expect(walk(nextTenth, at(1, 0)).at(-1)).toEqual(head(events));
    expect(walk(previousTenth, at(2, 1)).map(written)).toEqual(
      ['r2.t1', 'r2.t0', 'r1.t10', 'r1.t9', 'r1.t8', 'r1.t7', 'r1.t6', 'r1.t5', 'r1.t4', 'r1.t3', 'r1.t2', 'r1.t1', 'r1.t0', 'r0.t0']);
  });

  it('have no tenths before the first round', () => {
    expect(walk(nextTenth, at(0, 0)).map(written).slice(0, 3)).toEqual(['r0.t0', 'r1.t0', 'r1.t1']);
    expect(written(read(events, 'r0.t10')!)).toBe('r0.t0');
    expect(written(endOfRound(events, at(0, 0)))).toBe('r1.t10');
    expect([written(startOfFight(events)), written(startOfPlay(events)!), startOfPlay(duel().slice(0, 3))]).toEqual(['r1.t0', 'r2.t0', null]);
  });

  it('show the same state for a tenth without events as for the one before', () => {
    expect(at(1, 5).seq).toBe(at(1, 4).seq);
    expect(at(1, 6).seq).toBeGreaterThan(at(1, 5).seq);
  });

  it('find the start and the end of a round, and from there those of its neighbours', () => {
    expect(written(startOfRound(events, at(2, 6)))).toBe('r2.t0');
    expect(written(startOfRound(events, at(2, 0)))).toBe('r1.t0');
    expect(written(endOfRound(events, at(1, 6)))).toBe('r1.t10');
    expect(endOfRound(events, at(1, 10))).toEqual(head(events));
  });

  it('are read from a link and written into one', () => {
    expect(read(events, 'r2.t9')).toEqual(at(2, 9));
    expect(written(at(2, 9))).toBe('r2.t9');
    expect([read(events, 'r2.t11'), read(events, 'now'), read(events, '')]).toEqual([null, null, null]);
  });
});
