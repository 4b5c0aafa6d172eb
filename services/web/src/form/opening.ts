import type { Fault } from '../contract/api';
import { combatant, idOf, newCombatant, newWeapon, type CombatantDraft } from './combatant';
import { isObject } from './shape';

// An encounter while it is being written.

export function combatants(drafts: readonly CombatantDraft[]): Record<string, unknown>[] {
  const ids: string[] = [];
  return drafts.map(draft => {
    ids.push(draft.id.trim() || idOf(draft.name, ids));
    return combatant(ids.at(-1)!, draft);
  });
}

/** What the arena could not tell, because of two rows only one would reach it: a skill that is written twice. */
export const twice = (drafts: readonly CombatantDraft[]): Fault[] =>
  drafts.flatMap((draft, i) => draft.skills.flatMap(({ skill }, j) =>
    (draft.skills.findIndex(s => s.skill === skill) < j ? [{ path: `combatants[${i}].skills[${j}].skill`, code: 'not-allowed', data: { reason: 'given-twice' } }] : [])));

/** One more, beside those that are seated. */
export const seated = (draft: CombatantDraft, taken: readonly string[]): Record<string, unknown> =>
  combatant(draft.id.trim() || idOf(draft.name, taken), draft);

/** What of a pasted scenario is not taken over, for an encounter is played anew: its rounds, and the dice in them. */
export type Untaken = { rounds: number; dice: number };

export function untakenOf(text: string): Untaken {
  try {
    const { rounds } = inner(JSON.parse(text));
    return Array.isArray(rounds) ? { rounds: rounds.length, dice: rounds.reduce((sum: number, round) => sum + diceOf(round), 0) } : { rounds: 0, dice: 0 };
  } catch {
    return { rounds: 0, dice: 0 }; // what is no JSON is told where it is sent
  }
}

const diceOf = (round: unknown): number => {
  const dice: unknown = isObject(round) ? round['dice'] : null;
  return Array.isArray(dice) ? dice.length : 0;
};

/** A pasted text as the body of an opening: a list of combatants, or all that a scenario has but its rounds. What does not belong there the server names. */
export function pasted(text: string): Record<string, unknown> {
  const { rounds, ...taken } = inner(JSON.parse(text));
  return Array.isArray(rounds) || rounds === undefined ? taken : { ...taken, rounds };
}

function inner(value: unknown): Record<string, unknown> {
  if (!isObject(value)) return { combatants: value };
  return 'scenario' in value ? inner(value['scenario']) : value;
}

/** The document's duel: the French and the Spanish knight. */
export const duel = (): CombatantDraft[] => [
  knight('Caballero francés', 'francia', '7', '6', '3'),
  knight('Caballero español', 'españa', '5', '5', '5'),
];

const knight = (name: string, side: string, agility: string, endurance: string, sword: string): CombatantDraft => ({
  ...newCombatant(), name, side, attributes: { strength: '5', agility, endurance, size: '5' },
  skills: [{ skill: 'long-swords-1h', value: sword }], weapons: [{ ...newWeapon(), model: 'broadsword', held: 'right' }],
});
