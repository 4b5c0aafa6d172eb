import { LOCATIONS } from '../contract/words';
import type { CombatantDraft } from './combatant';

/** Which field of the form shows a fault of a combatant: skills are written by name there, in rows here; ids and ranges stand otherwise. */
export function fieldOfCombatant(path: string, drafts: readonly CombatantDraft[]): string {
  const skill = /^combatants\[(\d+)\]\.skills\.(.+)$/.exec(path);
  if (skill) {
    const row = drafts[Number(skill[1])]?.skills.findIndex(s => s.skill === skill[2]) ?? -1;
    return row < 0 ? path : `combatants[${skill[1]}].skills[${row}]`;
  }
  return path.replace(/^(combatants\[\d+\]\.weapons\[\d+\])\.model$/, '$1');
}

const OF_A_WEAPON = 'held|id|ammunition|telescopic|laser';
/** Where the weapon has a row of its own. */
const OF_A_ROW = `skill|hands|damage|kind|actions|modes|modes\\.(single|burst|sustained)|magazine|ranges|ranges\\[[0-2]\\]|shield|natural|thrown|pistol|carriedLoaded`;
const FORM_FIELD = new RegExp(`^combatants\\[\\d+\\](\\.(id|name|side|npc|attributes(\\.\\w+)?|skills|skills\\[\\d+\\]|weapons\\[\\d+\\](\\.(${OF_A_WEAPON}|${OF_A_ROW}))?`
  + `|armour(\\.(${LOCATIONS.join('|')}))?|posture|mounted|moving|cover|storey))?$`);

/** Does the form that opens an encounter have a field for this path? In JSON only the path itself leads there. */
export const isShown = (path: string, how: 'form' | 'json'): boolean =>
  path === 'name' || (how === 'form' && FORM_FIELD.test(path));
