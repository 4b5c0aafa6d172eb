import { describe, expect, it } from 'vitest';
import type { WoundState } from '../src/contract/api';
import { penalty, weight } from '../src/fold/body';
import { clocks } from '../src/fold/clocks';
import { currentRound, evolve, fold, type Scene } from '../src/fold/fold';
import { endOf } from '../src/fold/moment';
import { duel, golden, NAMES, stream } from './golden';

const at = (round: number, tenth: number): Scene => {
  const events = duel();
  return fold(events.filter(e => e.seq <= endOf(events, round, tenth).seq));
};
const who = (scene: Scene, id: string) => scene.fighters.find(f => f.id === id)!;

describe('the duel, folded for display', () => {
  it('shows both knights unhurt and armed before the first tenth', () => {
    const scene = at(1, 0);
    expect(scene.fighters.map(f => [f.name, f.wounds.length, f.weapons[0]!.held])).toEqual([['Caballero francés', 0, 'right'], ['Caballero español', 0, 'right']]);
    expect(scene.playing).toBe(true);
    expect(who(scene, 'frances').declared).toMatchObject({ round: 1, actions: [{ kind: 'attack' }, { kind: 'parry' }] });
  });

  it('shows no wound one tenth before it falls', () => {
    expect(who(at(1, 5), 'frances').wounds).toEqual([]);
  });

  it('shows the minor wound of tenth 6 and that its pain was withstood', () => {
    expect(who(at(1, 6), 'frances').wounds).toEqual([
      { wound: 1, location: 'right-leg', level: 'minor', penalty: 1, avoided: true, treated: false, round: 1, beat: 6, rested: 0, weighs: true, deadline: null }]);
  });

  it('knows which round is declared for when one has ended', () => {
    const events = duel().filter(e => e.round <= 1);
    const scene = fold(events);
    expect([scene.playing, scene.ended, currentRound(scene)]).toEqual([false, 1, 2]);
  });

  it('shows the serious wound in the head from tenth 4 of round 2 on', () => {
    expect(who(at(2, 3), 'espanol').wounds).toEqual([]);
    expect(who(at(2, 4), 'espanol').wounds).toMatchObject([{ location: 'head', level: 'serious', penalty: 2 }]);
  });

  it('shows the dead on the ground with empty hands', () => {
    const dead = who(at(2, 9), 'frances');
    expect([dead.dead, dead.conscious, dead.posture]).toEqual(['chest-disabled', false, 'prone']);
    expect(dead.weapons.map(w => [w.held, w.onGround])).toEqual([[null, true]]);
  });

  it('passes over an event of a type that it does not know, but counts it', () => {
    const scene = at(2, 10);
    const strange = { seq: scene.seq + 1, round: 2, beat: 10, type: 'Invented', actor: null, data: {} };
    expect(evolve(scene, strange as never)).toEqual({ ...scene, seq: scene.seq + 1 });
  });
});

describe.each(NAMES.filter(name => golden(name).expect.state))('%s', name => {
  it('ends as the State of the golden file says', () => {
    const file = golden(name);
    const scene = fold(stream(file));
    const hand = (held: string | null) => (held === null ? null : 'held');
    const wound = ({ wound, location, level, avoided, treated, rested, deadline }: WoundState) => ({ wound, location, level, avoided, treated, rested, deadline });
    expect(scene.fighters.map(f => ({
      id: f.id, dead: f.dead !== null, conscious: f.conscious, posture: f.posture, mounted: f.mounted, attributes: f.attributes,
      aim: f.aim && { weapon: f.aim.weapon, target: f.aim.target, rounds: f.aim.rounds }, wounds: f.wounds.map(wound), penalty: penalty(f.wounds), shockDeadline: f.shock?.deadline ?? null,
      weapons: f.weapons.map(w => ({ id: w.id, held: hand(w.held), onGround: w.onGround, ammunition: w.ammunition })),
    }))).toEqual(file.expect.state!.combatants.map(c => ({
      id: c.id, dead: c.dead, conscious: c.conscious, posture: c.posture, mounted: c.mounted, attributes: c.attributes, aim: c.aim, wounds: c.wounds.map(wound), penalty: c.penalty, shockDeadline: c.shockDeadline,
      weapons: c.weapons.map(w => ({ id: w.id, held: hand(w.held), onGround: w.onGround, ammunition: w.ammunition })),
    })));
    expect(scene.elapsed).toBe(file.expect.state!.elapsed);
  });
});

describe('a wound counts as far as the arena counts it', () => {
  const after = (...events: object[]) => fold([...duel(), ...events.map((e, i) => ({ seq: 900 + i, round: 3, beat: 0, actor: 'espanol', ...e }))] as never);
  const spanish = (scene: Scene) => who(scene, 'espanol');
  const inflicted = (location: string, level: string, wound: number) => ({ type: 'WoundInflicted', data: { location, level, penalty: 4, wound } });
  const weeks = (days: number) => [{ type: 'TimeGranted', actor: null, data: { days, rest: true } }, { type: 'TimeAdvanced', actor: null, data: { seconds: days * 86_400 } }];

  it('not with two weeks of rest, one if it is treated, and again with the next round in which he acts', () => {
    const counts = (...events: object[]) => { const f = spanish(after(...events)); return [weight(f.wounds, f.wounds[0]!), penalty(f.wounds)]; };
    expect(counts()).toEqual([2, 2]);
    expect(counts(...weeks(13))).toEqual([2, 2]);
    expect(counts(...weeks(14))).toEqual([0, 0]);
    expect(counts({ type: 'WoundTreated', data: { wound: 1, success: true, healer: 'espanol' } }, ...weeks(7))).toEqual([0, 0]);
    expect(counts(...weeks(14), { type: 'ActionsDeclared', data: { actions: [{ kind: 'dodge' }] } }, { type: 'RoundStarted', actor: null, data: {} })).toEqual([2, 2]);
  });

  it.each([['disabled', 'destroyed'], ['destroyed', 'disabled']])('a %s and a %s one of the same place are the destroyed one alone', (first, second) => {
    expect(spanish(after(inflicted('left-arm', first, 2), inflicted('left-arm', second, 3))).wounds.map(w => w.level)).toEqual(['serious', 'destroyed']);
  });

  it('a place that is lost twice is lost once', () => {
    const f = spanish(after(inflicted('left-leg', 'disabled', 2), inflicted('left-leg', 'disabled', 3)));
    expect(f.wounds.map(w => weight(f.wounds, w))).toEqual([2, 4, 0]);
  });
});

describe('what a clock leaves', () => {
  const of = (...events: object[]) => [...clocks([...duel(), ...events.map((e, i) => ({ seq: 900 + i, round: 3, beat: 4, actor: 'espanol', ...e }))] as never)];
  const started = { beat: 0, actor: null, type: 'RoundStarted', data: {} };
  const severed = { type: 'WoundInflicted', data: { location: 'left-arm', level: 'destroyed', penalty: 4, wound: 2 } };

  it('is known at the wound and at the shock', () => {
    expect(of(started, severed, { type: 'LostConsciousness', data: { cause: 'shock' } })).toEqual([[901, 5], [902, 300]]);
  });

  it('is nothing for whoever the same tenth kills', () => {
    expect(of(started, severed, { type: 'Died', data: { cause: 'head-disabled' } })).toEqual([]);
  });
});
