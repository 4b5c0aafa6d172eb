import type { CombatantDraft } from './opening';

/** Which field of the simple form shows a fault of the opening: skills are written by name there, in rows here. */
export function fieldOfCombatant(path: string, drafts: readonly CombatantDraft[]): string {
  const skill = /^combatants\[(\d+)\]\.skills\.(.+)$/.exec(path);
  if (skill) {
    const row = drafts[Number(skill[1])]?.skills.findIndex(s => s.skill === skill[2]) ?? -1;
    return row < 0 ? path : `combatants[${skill[1]}].skills[${row}]`;
  }
  return path.replace(/^(combatants\[\d+\]\.weapons\[\d+\])\.(id|model|ammunition)$/, '$1');
}

const FORM_FIELD = /^combatants\[\d+\](\.(name|side|attributes(\.\w+)?|skills\[\d+\]|weapons\[\d+\](\.held)?))?$/;

/** Does the form that opens an encounter have a field for this path? In JSON only the path itself leads there. */
export const isShown = (path: string, how: 'form' | 'json'): boolean =>
  path === 'name' || (how === 'form' && FORM_FIELD.test(path));
