import { describe, expect, it } from 'vitest';
import { KINDS, type Action, type Kind } from '../src/contract/actions';
import { dice } from '../src/form/dice';
import { actionBody, body, draftOf, newAction } from '../src/form/draft';
import { idOf, newCombatant, newWeapon } from '../src/form/combatant';
import { combatants, duel, pasted } from '../src/form/opening';

/** An action of each kind with every field that it may have. */
const FULL: Record<Kind, Action> = {
  attack: { kind: 'attack', weapon: 'espada', target: 'b', calledShot: 'head', from: 'behind', offHand: true, drawnThisRound: true, blind: true, ideal: true, modifiers: [{ value: -2, reason: 'sol' }] },
  parry: { kind: 'parry', weapon: 'espada', against: { attacker: 'b', ordinal: 2 }, offHand: true, drawnThisRound: true, blind: true, modifiers: [{ value: 1, reason: 'barro' }] },
  dodge: { kind: 'dodge', against: { attacker: 'b' }, blind: true, modifiers: [{ value: 3, reason: 'hielo' }] },
  shoot: { kind: 'shoot', weapon: 'smg', targets: [{ target: 'b', sprays: 1 }, { target: 'c', sprays: 1 }], mode: 'sustained', calledShot: 'chest', from: 'surprise', offHand: true, drawnThisRound: true, modifiers: [{ value: 1, reason: 'humo' }] },
  aim: { kind: 'aim', weapon: 'arco', target: 'b' },
  reload: { kind: 'reload', weapon: 'arco', load: 'one' },
  draw: { kind: 'draw', weapon: 'daga' },
  pickUp: { kind: 'pickUp', weapon: 'daga' },
  stow: { kind: 'stow', weapon: 'daga' },
  drop: { kind: 'drop', weapon: 'daga' },
  move: { kind: 'move', metres: 5 },
  standUp: { kind: 'standUp' },
  treat: { kind: 'treat', patient: 'b', wound: 2, difficulty: -1 },
  test: { kind: 'test', skill: 'climb', difficulty: 2 },
  oppose: { kind: 'oppose', skill: 'stealth', against: 'b', theirSkill: 'stealth', difficulty: 1, theirDifficulty: -2 },
};

describe('what is sent for a declaration', () => {
  it.each(KINDS)('has every field of %s as the contract writes it', kind => {
    const declared = FULL[kind];
    expect(body(draftOf([declared], 'defence'))).toEqual({ actions: [declared], accumulateOn: 'defence' });
  });

  it('leaves out what was left empty', () => {
    expect(actionBody(newAction('attack', { weapon: 'espada', target: 'b' }))).toEqual({ kind: 'attack', weapon: 'espada', target: 'b' });
    expect(body(draftOf([], null))).toEqual({ actions: [] });
  });

  it('leaves a missing weapon out, for the server to say so', () => {
    expect(actionBody(newAction('draw'))).toEqual({ kind: 'draw' });
  });

  it('sends what is not a number as it was typed', () => {
    expect(actionBody(newAction('move', { metres: 'tres' }))).toEqual({ kind: 'move', metres: 'tres' });
    expect(actionBody(newAction('move', { metres: ' 3 ' }))).toEqual({ kind: 'move', metres: 3 });
    expect(actionBody(newAction('test', { skill: 'climb', difficulty: '−2' }))).toEqual({ kind: 'test', skill: 'climb', difficulty: -2 });
  });

  it('treats shock by its name', () => {
    expect(actionBody(newAction('treat', { patient: 'b', wound: 'shock' }))).toEqual({ kind: 'treat', patient: 'b', wound: 'shock' });
  });

  it('forgets nothing when the kind is changed and changed back', () => {
    const action = newAction('attack', { weapon: 'espada', target: 'b', calledShot: 'head' });
    expect(actionBody({ ...action, kind: 'move', metres: '2' })).toEqual({ kind: 'move', metres: 2 });
    expect(actionBody(action)).toEqual({ kind: 'attack', weapon: 'espada', target: 'b', calledShot: 'head' });
  });
});

describe('dice by hand', () => {
  it('are read however they are parted', () => {
    expect(dice('8, 5, 1 2;5\n4,1')).toEqual([8, 5, 1, 2, 5, 4, 1]);
    expect(dice('')).toEqual([]);
  });

  it('that are no numbers go as typed', () => {
    expect(dice('8, x')).toEqual([8, 'x']);
  });
});

describe('an opening', () => {
  it('of the sample is the document’s duel', () => {
    expect(combatants(duel())).toEqual([
      { id: 'caballero-frances', name: 'Caballero francés', side: 'francia', attributes: { strength: 5, agility: 7, endurance: 6, size: 5 }, skills: { 'long-swords-1h': 3 }, weapons: [{ id: 'broadsword', model: 'broadsword', held: 'right' }] },
      { id: 'caballero-espanol', name: 'Caballero español', side: 'españa', attributes: { strength: 5, agility: 5, endurance: 5, size: 5 }, skills: { 'long-swords-1h': 5 }, weapons: [{ id: 'broadsword', model: 'broadsword', held: 'right' }] },
    ]);
  });

  it('gives everybody an id of his own, and each of two like weapons', () => {
    expect([idOf('Ñandú!', []), idOf('Ana', ['ana']), idOf('', [])]).toEqual(['nandu', 'ana-2', 'x']);
    const two = { ...newCombatant(), name: 'Ana', weapons: [{ ...newWeapon(), model: 'dagger' }, { ...newWeapon(), model: 'dagger', held: 'carried' as const }] };
    expect(combatants([two])[0]).toMatchObject({ weapons: [{ id: 'dagger', model: 'dagger' }, { id: 'dagger-2', model: 'dagger', held: null }] });
  });

  it('takes a list, an object and a whole golden file as pasted', () => {
    expect(pasted('[{"id":"a"}]')).toEqual({ combatants: [{ id: 'a' }] });
    expect(pasted('{"combatants":[],"situation":{},"rounds":[]}')).toEqual({ combatants: [], situation: {} });
    expect(pasted('{"scenario":{"ruleset":{"id":"desafio"},"combatants":[]}}')).toEqual({ ruleset: { id: 'desafio' }, combatants: [] });
    expect(() => pasted('[')).toThrow(SyntaxError);
  });
});
