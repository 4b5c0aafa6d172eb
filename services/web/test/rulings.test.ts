import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/contract/events';
import { CONDITIONS, type Order } from '../src/contract/orders';
import { RULING_KINDS } from '../src/contract/rulings';
import { entries } from '../src/fold/entries';
import { fold } from '../src/fold/fold';
import { holding } from '../src/fold/holding';
import { lanes } from '../src/fold/lanes';
import { freeConditions, inTheOrders, isOfOrders, newCondition, orderDrafts, ordersBody } from '../src/form/orders';
import { isOfRuling, newRuling, rollsOf, rulingBody } from '../src/form/ruling';
import { Names } from '../src/words/cast';
import { DICTIONARIES } from '../src/words/i18n.svelte';
import { duel } from './golden';

const after = (events: readonly Happening[], ...more: object[]): Happening[] =>
  [...events, ...more.map((e, i) => ({ round: 3, beat: 0, actor: 'espanol', ...e, seq: events.length + 1 + i }) as Happening)];
const ruled = (ruling: object, more: object = {}) => ({ type: 'RulingMade', data: { ruling, reason: 'porque sí', ...more } });
const spaniard = (events: readonly Happening[]) => fold(events).fighters.find(f => f.id === 'espanol')!;
const french = (events: readonly Happening[]) => fold(events).fighters.find(f => f.id === 'frances')!;

describe('what a ruling overruled', () => {
  const events = duel();
  const killing = events.findLast(e => e.type === 'AttackRolled')!;
  const tail = events.filter(e => e.seq >= killing.seq).map(e => e.seq);
  const overruled = after(events, { ...ruled({ kind: 'roll', roll: killing.seq, dice: [9] }, { supersedes: tail }), round: 2, beat: 9, actor: null });

  it('counts for nothing, and before the ruling it counted', () => {
    expect(french(events).dead).toBe('chest-disabled');
    expect(french(overruled).dead).toBeNull();
    expect(holding(overruled).some(e => tail.includes(e.seq))).toBe(false);
    expect(french(overruled.slice(0, -1)).dead).toBe('chest-disabled');
  });

  it('stays in the log beside the ruling', () => {
    const lines = entries(overruled);
    expect(lines.filter(l => l.by !== null).length).toBeGreaterThan(1);
    expect(lines.filter(l => l.by !== null).every(l => l.key >= killing.seq && l.by?.data.reason === 'porque sí')).toBe(true);
    expect(lines.at(-1)).toMatchObject({ kind: 'event', by: null });
  });

  it('and what is played again has its tenths as any round', () => {
    const again = after(overruled, { type: 'AttackRolled', round: 2, beat: 9, actor: 'espanol', data: killing.data }, { type: 'AttackMissed', round: 2, beat: 9, actor: 'espanol', data: { target: 'frances' } }, { type: 'RoundEnded', round: 2, beat: 10, actor: null, data: {} }, { type: 'TimeAdvanced', round: 2, beat: 10, actor: null, data: { seconds: 60 } });
    expect(entries(again).slice(-4).map(l => [l.kind === 'attack' ? 'attack' : l.event.type, l.tenth])).toEqual([['RulingMade', null], ['attack', 9], ['RoundEnded', null], ['TimeAdvanced', null]]);
  });

  it('begins a line of its own where it begins in the middle of an attack', () => {
    const within = after(events, { ...ruled({ kind: 'roll', roll: killing.seq + 1, dice: [9] }, { supersedes: tail.slice(1) }), round: 2, beat: 9, actor: null });
    const attack = entries(within).find(l => l.key === killing.seq)!;
    expect(attack).toMatchObject({ kind: 'attack', by: null });
    expect(attack.kind === 'attack' && attack.parts.length).toBe(1);
  });

  it('is not in the lanes', () => {
    const signs = (all: readonly Happening[]) => JSON.stringify(lanes(fold(all), 2, all, new Map()));
    expect(signs(events)).toContain('death');
    expect(signs(overruled)).not.toContain('death');
  });

  it('is no roll that could be replaced', () => {
    expect(rollsOf(events).at(-1)!.seq).toBeGreaterThan(killing.seq);
    expect(rollsOf(overruled).every(e => e.seq < killing.seq)).toBe(true);
  });
});

describe('what no event after a ruling tells is seen', () => {
  const events = duel();
  it.each([
    [{ kind: 'attribute', attribute: 'agility', to: 2 }, { attributes: { strength: 5, agility: 2, endurance: 5, size: 5 } }],
    [{ kind: 'posture', posture: 'prone' }, { posture: 'prone', mounted: false }],
    [{ kind: 'weapon', weapon: 'espada', place: 'ground' }, { weapons: [{ held: null, onGround: true }] }],
    [{ kind: 'weapon', weapon: 'espada', place: 'left' }, { weapons: [{ held: 'left', onGround: false }] }],
    [{ kind: 'ammunition', weapon: 'espada', left: 3 }, { weapons: [{ ammunition: 3 }] }],
  ])('%j', (ruling, seen) => expect(spaniard(after(events, ruled(ruling)))).toMatchObject(seen));

  it('a death that is undone', () => expect(french(after(events, { ...ruled({ kind: 'revive' }), actor: 'frances' }))).toMatchObject({ dead: null, conscious: false }));

  it('that the wound has no penalty, of that wound only', () => {
    const wound = { type: 'WoundInflicted', data: { location: 'head', level: 'minor', penalty: 1, wound: 2 } };
    expect(spaniard(after(events, ruled({ kind: 'wound', location: 'head', level: 'minor', avoided: true }), wound)).wounds.map(w => w.avoided)).toEqual([false, true]);
    expect(spaniard(after(events, ruled({ kind: 'wound', location: 'head', level: 'minor' }), wound)).wounds.map(w => w.avoided)).toEqual([false, false]);
  });
});

describe('a ruling', () => {
  it('is sent with the fields of its kind only', () => {
    const full = { ...newRuling(), reason: ' error mío ', combatant: 'a', action: '2', value: '−3', roll: '12', dice: '4, 5', location: 'head', level: 'minor', avoided: true, wound: 'shock', to: '4', attribute: 'size', weapon: 'w', left: '0', posture: 'prone', place: 'ground' };
    const sent = Object.fromEntries(RULING_KINDS.map(kind => [kind, rulingBody({ ...full, kind })]));
    expect(sent['modifier']).toEqual({ kind: 'modifier', reason: 'error mío', combatant: 'a', action: 2, value: -3 });
    expect(sent['roll']).toEqual({ kind: 'roll', reason: 'error mío', roll: 12, dice: [4, 5] });
    expect(sent['wound']).toEqual({ kind: 'wound', reason: 'error mío', combatant: 'a', location: 'head', level: 'minor', avoided: true });
    expect(sent['heal']).toEqual({ kind: 'heal', reason: 'error mío', combatant: 'a', wound: 'shock' });
    expect(sent['ammunition']).toEqual({ kind: 'ammunition', reason: 'error mío', combatant: 'a', weapon: 'w', left: 0 });
    expect(sent['weapon']).toEqual({ kind: 'weapon', reason: 'error mío', combatant: 'a', weapon: 'w', place: 'ground' });
    expect(rulingBody(newRuling())).toEqual({ kind: 'modifier', reason: '' });
    expect([isOfRuling('left', 'ammunition'), isOfRuling('left', 'wake'), isOfRuling('reason', 'wake')]).toEqual([true, false, true]);
  });

  it.each(['es', 'en'] as const)('of every kind has a sentence with its reason (%s)', locale => {
    const names = new Names(fold(duel()), DICTIONARIES[locale]);
    const data = { action: 1, value: 2, roll: 3, dice: [4], location: 'head', level: 'minor', wound: 1, attribute: 'size', to: 3, weapon: 'espada', left: 2, posture: 'prone', place: 'ground' };
    const lines = RULING_KINDS.map(kind => names.sentence(after([], ruled({ kind, ...data }))[0]!));
    expect(new Set(lines).size).toBe(RULING_KINDS.length);
    for (const line of lines) expect(line).toMatch(/porque sí/);
    for (const line of lines) expect(line).not.toMatch(/undefined|\[object/);
  });
});

const ORDERS: Order[] = [
  { when: { attackedBy: ['a', 'b'], attacked: true, attacks: 'a', attackOn: 'b', within: { of: 'a', metres: 5 }, shows: 'a', down: 'b', empty: 'w', wounded: 'serious', prone: false }, choose: { actions: [{ kind: 'dodge' }], accumulateOn: 'defence' } },
  { choose: { actions: [{ kind: 'attack', weapon: 'w', target: 'a' }] } },
];

describe('standing orders', () => {
  it('are sent as they were read, with every condition', () => {
    expect(ordersBody(orderDrafts(ORDERS))).toEqual({ orders: ORDERS });
    expect(Object.keys(ORDERS[0]!.when!).sort()).toEqual([...CONDITIONS].sort());
    expect(ordersBody([])).toEqual({ orders: [] });
  });

  it('have each condition once, so that none is lost on the way', () => {
    const rows = [newCondition('attackedBy'), newCondition('prone')];
    expect(freeConditions(rows)).toEqual(CONDITIONS.filter(c => c !== 'attackedBy' && c !== 'prone'));
    expect(freeConditions(rows, rows[1])).toContain('prone');
    expect(freeConditions(rows, rows[1])).not.toContain('attackedBy');
  });

  it('show a fault at the condition and at the action that it is of', () => {
    const drafts = orderDrafts(ORDERS);
    const at = (path: string, code = 'wrong-value') => inTheOrders({ path, code, data: {} }, drafts).path;
    const path = at('orders[1].choose.actions[0].weapon');
    expect(path).toBe(`action#${drafts[1]!.choose.actions[0]!.key}.weapon`);
    expect(at('orders[0].when.within.metres')).toBe('orders[0].when[4].metres');
    expect(at('orders[0].when.attackedBy[1]')).toBe('orders[0].when[0].value');
    expect(at('orders[0].when.attackedBy', 'unknown-field')).toBe('orders[0].when[0]');
    expect([path, 'orders[0].when[4]', 'orders[0]', 'orders'].map(p => isOfOrders(p, drafts))).toEqual([true, true, true, false]);
  });

  it.each([
    ['fired', 'Órdenes permanentes de Caballero español: la orden 1 no: no se cumple «quien se nombró le ataca a él»; se sigue la orden 2; la orden 3 no hizo falta.', [{ order: 1, outcome: 'not-met', condition: 'attackedBy' }, { order: 2, outcome: 'fired' }, { order: 3, outcome: 'not-reached' }]],
    ['none', 'Órdenes permanentes de Caballero español: ninguna se pudo seguir; la orden 1 no: la acción 2 no se puede comenzar (fuera de alcance).', [{ order: 1, outcome: 'not-legal', action: 2, reason: 'beyond-range' }]],
  ])('say in the log which was followed and why the others were not (%s)', (_, line, orders) => {
    const events = after(duel(), { type: 'OrdersWeighed', data: { orders } });
    expect(new Names(fold(events), DICTIONARIES.es).sentence(events.at(-1)!)).toBe(line);
  });

  it('stand until others are given', () => {
    const given = after(duel(), { type: 'OrdersGiven', data: { orders: ORDERS } });
    expect(spaniard(given).orders).toEqual(ORDERS);
    expect(spaniard(after(given, { type: 'OrdersGiven', data: { orders: [] } })).orders).toEqual([]);
  });
});
