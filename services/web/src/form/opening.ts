import { whole } from './draft';
import type { Attribute } from '../contract/words';

// An encounter while it is being written.

export type SkillDraft = { skill: string; value: string };
export type WeaponDraft = { model: string; held: '' | 'right' | 'left' | 'both' | 'carried' };
export type CombatantDraft = {
  name: string; side: string; npc: boolean; attributes: Record<Attribute, string>; skills: SkillDraft[]; weapons: WeaponDraft[];
};

export const newCombatant = (): CombatantDraft => ({
  name: '', side: '', npc: false, attributes: { strength: '5', agility: '5', endurance: '5', size: '5' }, skills: [], weapons: [],
});

/** A short id out of a name, unlike those before it. */
export function idOf(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'x';
  if (!taken.includes(plain)) return plain;
  for (let n = 2; ; n++) if (!taken.includes(`${plain}-${n}`)) return `${plain}-${n}`;
}

export function combatants(drafts: readonly CombatantDraft[]): Record<string, unknown>[] {
  const ids: string[] = [];
  return drafts.map(draft => {
    ids.push(idOf(draft.name, ids));
    return combatant(ids.at(-1)!, draft);
  });
}

/** One more, beside those that are seated. */
export const seated = (draft: CombatantDraft, taken: readonly string[]): Record<string, unknown> => combatant(idOf(draft.name, taken), draft);

function combatant(id: string, draft: CombatantDraft): Record<string, unknown> {
  const taken: string[] = [];
  const weapons = draft.weapons.map(({ model, held }) => {
    taken.push(idOf(model, taken));
    return { id: taken.at(-1), model, ...(held === 'carried' ? { held: null } : held && { held }) };
  });
  return {
    id,
    name: draft.name,
    ...(draft.side.trim() && { side: draft.side.trim() }),
    ...(draft.npc && { npc: true }),
    attributes: Object.fromEntries(Object.entries(draft.attributes).map(([name, value]) => [name, whole(value)])),
    skills: Object.fromEntries(draft.skills.map(s => [s.skill, whole(s.value)])),
    weapons,
  };
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
  skills: [{ skill: 'long-swords-1h', value: sword }], weapons: [{ model: 'broadsword', held: 'right' }],
});
