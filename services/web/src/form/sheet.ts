import type { Fault } from '../contract/api';
import { ATTRIBUTES, COVERS, DAMAGE_KINDS, HOLDS, LOCATIONS, POSTURES, type Attribute, type Location } from '../contract/words';
import { newCombatant, newWeapon, type CombatantDraft, type WeaponDraft } from './combatant';
import { slipOf } from './json';
import { rowDraft } from './row';
import { choice, integer, isObject, list, mapOf, object, orNull, text, truth, type Shape } from './shape';

// A character that comes as JSON: a row of a scenario's `combatants`.

const ROW: Record<string, Shape> = {
  skill: text, hands: integer, damage: text, kind: choice(DAMAGE_KINDS), actions: integer, magazine: integer, ranges: list(integer, 3),
  modes: object({ single: integer, burst: integer, sustained: integer }), shield: truth, natural: truth, thrown: truth, pistol: truth, carriedLoaded: truth,
};
const weapon: Shape = (value, path, faults) => {
  const own = isObject(value) && !('model' in value);
  const rest = { 'id!': text, held: orNull(choice(HOLDS)), ammunition: orNull(integer), telescopic: truth, laser: truth };
  const { skill, hands, damage, kind, ...others } = ROW as Record<'skill' | 'hands' | 'damage' | 'kind', Shape>;
  object(own ? { ...rest, 'skill!': skill, 'hands!': hands, 'damage!': damage, 'kind!': kind, ...others } : { ...rest, 'model!': text })(value, path, faults);
};
const CHARACTER = object({
  'id!': text, name: text, side: orNull(text), npc: truth, 'attributes!': object(Object.fromEntries(ATTRIBUTES.map(a => [`${a}!`, integer]))),
  skills: mapOf(integer), weapons: list(weapon), armour: object(Object.fromEntries(LOCATIONS.map(l => [l, integer]))), posture: choice(POSTURES),
  mounted: truth, moving: truth, cover: choice(COVERS), storey: integer,
});

export type ReadSheet = { draft: CombatantDraft } | { faults: Fault[] };

/** Reads a character from a text, or tells every fault of it at once. Nothing that the form could not show is taken over in silence. */
export function readSheet(typed: string): ReadSheet {
  let value: unknown;
  try {
    value = JSON.parse(typed);
  } catch {
    return { faults: [slipOf(typed)] };
  }
  const faults: Fault[] = [];
  CHARACTER(value, '', faults);
  return faults.length > 0 ? { faults } : { draft: draftOfCombatant(value as Row) };
}

type Row = {
  id: string; name?: string; side?: string | null; npc?: boolean; attributes: Record<Attribute, number>; skills?: Record<string, number>; weapons?: WeaponRow[];
  armour?: Partial<Record<Location, number>>; posture?: string; mounted?: boolean; moving?: boolean; cover?: string; storey?: number;
};
type WeaponRow = Record<string, unknown> & { id: string; model?: string; held?: 'right' | 'left' | 'both' | null; ammunition?: number | null };

function draftOfCombatant(row: Row): CombatantDraft {
  const plain = newCombatant();
  return {
    id: row.id, name: row.name ?? row.id, side: row.side ?? '', npc: row.npc ?? false, attributes: texts(row.attributes) as Record<Attribute, string>,
    skills: Object.entries(row.skills ?? {}).map(([skill, value]) => ({ skill, value: String(value) })), weapons: (row.weapons ?? []).map(weaponDraft),
    armour: { ...plain.armour, ...texts(row.armour ?? {}) }, posture: row.posture ?? plain.posture, mounted: row.mounted ?? false,
    moving: row.moving ?? false, cover: row.cover ?? plain.cover, storey: row.storey === undefined ? '' : String(row.storey),
  };
}

function weaponDraft(row: WeaponRow): WeaponDraft {
  const { id, model, held, ammunition } = row;
  const plain = newWeapon();
  return {
    id, model: model ?? '', own: model === undefined, row: model === undefined ? rowDraft(row) : plain.row,
    held: held === null && row['natural'] !== true ? 'carried' : (held ?? ''), ammunition: ammunition == null ? '' : String(ammunition),
    telescopic: row['telescopic'] === true, laser: row['laser'] === true,
  };
}

const texts = (figures: object) => Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));
