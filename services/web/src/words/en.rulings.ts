import type { Condition } from '../contract/orders';
import type { Place, RulingKind } from '../contract/rulings';
import { unended } from './sentences';

/** Rulings of the director, and standing orders. */
export const RULINGS = {
  title: 'Rulings of the GM', note: 'What a ruling overrules stays in the log, struck through. It is undone by another ruling.', kind: 'What is ruled', reason: 'Reason of the ruling (needed)',
  reasonHint: 'It stands in the log for everybody to read.', combatant: 'On whom', action: 'Declared action', value: 'Modifier (positive is harder)', roll: 'Roll that is replaced', dice: 'What the dice show instead',
  diceHint: (n: number) => (n === 1 ? 'One die' : `${n} dice, with commas between`), location: 'Location', level: 'Level of the wound', damage: 'Dealt by', avoided: 'The pain is withstood: no penalty',
  wound: 'Wound that is lifted', shock: 'shock: its clock stops', attribute: 'Attribute', to: 'New value', weapon: 'Weapon', left: 'Ammunition in it', posture: 'Posture', place: 'Where it is',
  submit: 'Apply this ruling', faults: 'Not ruled:', playing: 'While a round is played, only modifiers and rolls.', rolled: (tenth: number, who: string, what: string, faces: string) => `tenth ${tenth}, ${who}, ${what}: ${faces === '' ? 'no die' : `shows ${faces}`}`, against: (what: string, whom: string) => `${what} against ${whom}`, noRolls: 'No roll has been made that could be replaced.', usual: 'edged, as usual',
  kinds: {
    modifier: 'a modifier on a declared action', roll: 'a roll is replaced', wound: 'a wound is set', heal: 'a wound is lifted', wake: 'comes to', faint: 'faints', ammunition: 'the ammunition of a weapon',
    posture: 'posture', weapon: 'where a weapon is', attribute: 'an attribute', death: 'dies', revive: 'a death is undone',
  } satisfies Record<RulingKind, string>,
  places: { right: 'in the right hand', left: 'in the left hand', both: 'in both hands', carried: 'carried', ground: 'on the ground' } satisfies Record<Place, string>,
  overruled: 'overruled', overruledBy: (seq: number, reason: string) => `Overruled by the ruling in event ${seq}: “${unended(reason)}”.`,
};
export const ORDERS = {
  title: 'Standing orders', of: (name: string) => `Standing orders of ${name}`, note: 'Read from the top when a round starts that has no declaration: the first whose conditions all hold and whose actions can be begun is declared.',
  count: (n: number) => (n === 0 ? 'none' : n === 1 ? '1 order' : `${n} orders`), order: (n: number) => `Order ${n}`, when: 'When (all of it)', always: 'Always.', choose: 'Then declare',
  condition: (n: number) => `Condition ${n}`, add: 'Add an order', addCondition: 'Add a condition', addAction: 'Add an action', remove: (n: number) => `Remove order ${n}`, removeCondition: (n: number) => `Remove condition ${n}`,
  up: (n: number) => `Move order ${n} up`, down: (n: number) => `Move order ${n} down`, who: (n: number) => `Who is X, condition ${n} (any of them)`, yesNo: (n: number) => `Is it so, condition ${n}`, yes: 'yes', no: 'no',
  metres: (n: number) => `Metres at most, condition ${n}`, weapon: (n: number) => `Weapon, condition ${n}`, level: (n: number) => `At least, condition ${n}`, submit: 'Give these orders', withdraw: 'Withdraw all orders',
  stands: 'These are the orders that stand.', faults: 'The orders have not been given:',
  holds: {
    attackedBy: (x: string) => `${x} attacks him`, attacked: () => 'anybody attacks him', attacks: (x: string) => `${x} attacks anybody`, attackOn: (x: string) => `anybody attacks ${x}`, within: (x: string) => `${x} is near him`,
    shows: (x: string) => `${x} shows himself`, down: (x: string) => `${x} is dead or unconscious`, empty: () => 'a weapon of his is empty', wounded: () => 'he is wounded', prone: () => 'he is prone',
  } satisfies Record<Condition, (x: string) => string> as Record<Condition, (x: string) => string>,
  near: (who: string, metres: number) => `${who} is ${metres} m from him or less`, emptied: (weapon: string) => `${weapon} is empty`, atLeast: (level: string) => `he has a ${level} or worse`, not: (what: string) => `it is not so that ${what}`, whoever: 'whoever was named',
  and: ' and ', or: ' or ', nothing: 'do nothing', means: (when: string, what: string) => `${when === '' ? 'always' : `when ${when}`}, ${what}`,
  withdrawn: (who: string) => `${who} withdraws the standing orders.`, given: (who: string, n: number, what: string) => `${who} leaves ${n === 1 ? 'a standing order' : `${n} standing orders`}: ${what}.`,
  weighed: (who: string, what: string) => `Standing orders of ${who}: ${what}.`, none: 'none of them could be followed',
  fired: (n: number) => `order ${n} is followed`, notMet: (n: number, condition: string) => `order ${n} is not: “${condition}” does not hold`,
  notLegal: (n: number, action: number, why: string) => `order ${n} is not: action ${action} cannot be begun (${why})`, notReached: (n: number) => `order ${n} was not needed`, outOfReach: 'out of reach',
};
/** What a ruling says, put together with whom it falls on. */
export const RULED = {
  modifier: (who: string, action: number, value: string) => `action ${action} of ${who} has a modifier of ${value}`, roll: (seq: number, dice: string) => `the roll in event ${seq} shows ${dice}`,
  wound: (who: string, avoided: boolean) => `a wound for ${who}${avoided ? ', who withstands the pain: no penalty' : ''}`, heal: (who: string, wound: number | 'shock') => (wound === 'shock' ? `the shock of ${who} is over` : `the recovery of ${who}`),
  attribute: (who: string, attribute: string, to: number) => `${attribute} of ${who} is ${to}`, ammunition: (who: string, weapon: string, left: number) => `${weapon} of ${who} has ${left} shots`,
  wake: (who: string) => `the awakening of ${who}`, faint: (who: string) => `the fainting of ${who}`, death: (who: string) => `the death of ${who}`, revive: (who: string) => `${who} is not dead`,
  posture: (who: string, posture: string) => `${who} is ${posture}`, weapon: (who: string, weapon: string, place: string) => `${weapon} of ${who} is ${place}`,
  made: (what: string, reason: string) => `The GM rules: ${what}. Reason: “${unended(reason)}”.`,
};
