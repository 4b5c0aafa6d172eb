import type { Fault } from '../contract/api';
import { LOCATIONS } from '../contract/words';
import type { CombatantDraft } from './combatant';

/**
 * A fault of a combatant by the rows of the form: skills are written by name there, in rows here. That there is no such skill
 * is said of the skill, all else of its figure.
 */
export function inTheRows(fault: Fault, drafts: readonly CombatantDraft[]): Fault {
  const [found, n, name] = /^combatants\[(\d+)\]\.skills\.(.*)$/.exec(fault.path) ?? [];
  if (found === undefined) return fault;
  const row = drafts[Number(n)]?.skills.findLastIndex(s => s.skill === name) ?? -1;
  return row < 0 ? fault : { ...fault, path: `combatants[${n}].skills[${row}].${fault.code === 'unknown-field' ? 'skill' : 'value'}` };
}

const OF_A_WEAPON = 'model|held|id|ammunition|telescopic|laser';
/** Where the weapon has a row of its own. */
const OF_A_ROW = `skill|hands|damage|kind|actions|modes|modes\\.(single|burst|sustained)|magazine|ranges|ranges\\[[0-2]\\]|shield|natural|thrown|pistol|carriedLoaded`;
const FORM_FIELD = new RegExp(`^combatants\\[\\d+\\](\\.(id|name|side|npc|attributes(\\.\\w+)?|skills|skills\\[\\d+\\]\\.(skill|value)|weapons|weapons\\[\\d+\\](\\.(${OF_A_WEAPON}|${OF_A_ROW}))?`
  + `|armour(\\.(${LOCATIONS.join('|')}))?|posture|mounted|moving|cover|storey))?$`);
const OF_THE_RULES = /^(ruleset\.options\.(parryReadiness|successLevelFloor|sprayModifier)|ruleset\.tables\.\w+|situation\.ranges\[\d+\])$/;

/** Does the form that opens an encounter have a field for this path? In JSON only the path itself leads there. */
export const isShown = (path: string, how: 'form' | 'json'): boolean =>
  path === 'name' || (how === 'form' && (FORM_FIELD.test(path) || OF_THE_RULES.test(path)));
