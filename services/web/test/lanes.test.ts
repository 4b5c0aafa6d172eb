import { describe, expect, it } from 'vitest';
import { Bands } from '../src/fold/bands';
import { fold } from '../src/fold/fold';
import { lanes, tenthToSee, type Row } from '../src/fold/lanes';
import { endOf } from '../src/fold/moment';
import { plan } from '../src/fold/plan';
import { duelBoard } from './board';
import { duel, golden, stream } from './golden';

const events = duel();
function at(round: number, tenth: number): Row[] {
  const seen = events.filter(e => e.seq <= endOf(events, round, tenth).seq);
  const scene = fold(seen);
  return lanes(scene, round, seen, plan(scene, round, duelBoard(events)));
}
const told = (rows: Row[]) => rows.map(row => row.lanes.flatMap(lane =>
  lane.cells.flatMap((cell, c) => cell.map(mark => `${lane.weapon ?? lane.kind} ${c + 1} ${mark.sign}`))));

describe('the tenth that is seen first', () => {
  it('is that of the moment, or of a round that is over the first with a hit', () => {
    expect([tenthToSee(at(2, 10), 10, true), tenthToSee(at(1, 10), 10, true), tenthToSee(at(1, 10), 10, false), tenthToSee(at(1, 7), 7, false), tenthToSee(at(1, 0), 0, false)]).toEqual([4, 6, 10, 7, 4]);
  });
});

describe('the lanes of the duel', () => {
  it('stand as planned before the first tenth', () => {
    expect(told(at(1, 0))).toEqual([['espada 4 planned', 'espada 8 planned'], ['espada 6 planned', 'espada 9 planned']]);
  });

  it('show in tenth 6 what happened up to it and what is still to come', () => {
    expect(told(at(1, 6))).toEqual([
      ['espada 4 miss', 'espada 8 planned', 'body 6 wound'],
      ['espada 6 hit', 'espada 9 planned']]);
  });

  it('move the parry from its nominal tenth to the one where it was used', () => {
    expect(told(at(1, 10))).toEqual([['espada 4 miss', 'espada 9 parry', 'body 6 wound'], ['espada 6 hit', 'espada 9 parried']]);
  });

  it('mark the death of round 2', () => {
    expect(told(at(2, 10))).toEqual([
      ['espada 4 hit', 'espada 8 miss', 'body 9 wound', 'body 9 death'],
      ['espada 6 miss', 'espada 9 hit', 'body 4 wound']]);
  });

  it('have nothing of the time that passes after the round, though its events carry the round', () => {
    const treated = [
      { round: 2, beat: 10, type: 'TestRolled', actor: 'espanol', data: { skill: 6, skillId: 'medicine', roll: 2, difficulty: [], total: 2, success: true, successLevel: 4 } },
      { round: 2, beat: 10, type: 'WoundTreated', actor: 'espanol', data: { wound: 1, success: true, healer: 'espanol' } },
    ].map((event, i) => ({ ...event, seq: events.length + 1 + i })) as unknown as typeof events;
    const all = [...events, ...treated];
    const scene = fold(all);
    expect(told(lanes(scene, 2, all, plan(scene, 2, duelBoard(all))))).toEqual(told(at(2, 10)));
  });

  it('join what happens in one tenth, over the lanes between', () => {
    const rows = at(1, 10);
    const bands = new Bands(rows);
    expect([...bands.tenths]).toEqual([9]);
    const lastOfFirst = rows[0]!.lanes.length - 1;
    expect([bands.at(9, 0, -1), bands.at(9, 0, 0), bands.at(9, 0, lastOfFirst), bands.at(9, 1, -1), bands.at(9, 1, 0), bands.at(9, 1, 1)])
      .toEqual(['none', 'first', 'middle', 'middle', 'last', 'none']);
    expect(bands.at(6, 1, 0)).toBe('none');
  });
});

describe('the lanes of a gunfight', () => {
  it('join the shots of one tenth, and not what is lost', () => {
    const fight = stream(golden('10-bodyguard'));
    const rows = lanes(fold(fight), fight.at(-1)!.round, fight, new Map());
    expect([...new Bands(rows).tenths]).toEqual([7]);
  });

  it('show each shot, the fall and what is lost with it', () => {
    const fight = stream(golden('10-bodyguard'));
    const round = fight.at(-1)!.round;
    const rows = lanes(fold(fight), round, fight, new Map());
    const signs = rows.flatMap(row => row.lanes.flatMap(lane => lane.cells.flatMap(cell => cell.map(mark => mark.sign))));
    expect(signs).toContain('forfeit');
    expect(signs).toContain('fall');
    expect(signs.filter(sign => sign === 'hit').length).toBeGreaterThanOrEqual(2);
  });
});
