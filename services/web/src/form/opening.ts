import type { Fault } from '../contract/api';
import { combatant, idOf, newCombatant, newWeapon, type CombatantDraft } from './combatant';

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

/** How many rounds of a pasted scenario are not taken over: an encounter is played anew. */
export function roundsOf(text: string): number {
  try {
    const value = JSON.parse(text) as { scenario?: { rounds?: unknown }; rounds?: unknown } | null;
    const rounds = value?.scenario?.rounds ?? value?.rounds;
    return Array.isArray(rounds) ? rounds.length : 0;
  } catch {
    return 0; // what is no JSON is told where it is sent
  }
}

/** The combatants of a pasted text: a list of them, or an object that has them, as a scenario has. */
export function pasted(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return { combatants: value };
  if (typeof value !== 'object' || value === null) return { combatants: value };
  const inner = (value as { scenario?: unknown }).scenario ?? value;
  const { ruleset, combatants, situation } = inner as Record<string, unknown>;
  return { ...(ruleset !== undefined && { ruleset }), combatants, ...(situation !== undefined && { situation }) };
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
