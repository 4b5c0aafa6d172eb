import { LOCATIONS, type Attribute, type Location } from '../contract/words';
import { whole } from './draft';
import { newRow, rowBody, type RowDraft } from './row';

// A combatant while it is being written. Ids that are left open come from the names.

export type SkillDraft = { skill: string; value: string };
/** `own`: with a row of the weapon's own instead of one of the table. */
export type WeaponDraft = {
  id: string; model: string; own: boolean; row: RowDraft; held: '' | 'right' | 'left' | 'both' | 'carried'; ammunition: string; telescopic: boolean; laser: boolean;
};
export type CombatantDraft = {
  id: string; name: string; side: string; npc: boolean; attributes: Record<Attribute, string>; skills: SkillDraft[]; weapons: WeaponDraft[];
  armour: Record<Location, string>; posture: string; mounted: boolean; moving: boolean; cover: string; storey: string;
};

export const newWeapon = (): WeaponDraft => ({ id: '', model: '', own: false, row: newRow(), held: '', ammunition: '', telescopic: false, laser: false });

export const newCombatant = (): CombatantDraft => ({
  id: '', name: '', side: '', npc: false, attributes: { strength: '5', agility: '5', endurance: '5', size: '5' }, skills: [], weapons: [],
  armour: Object.fromEntries(LOCATIONS.map(location => [location, ''])) as Record<Location, string>,
  posture: 'standing', mounted: false, moving: false, cover: 'none', storey: '',
});

/** A short id out of a name, unlike those before it. */
export function idOf(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'x';
  if (!taken.includes(plain)) return plain;
  for (let n = 2; ; n++) if (!taken.includes(`${plain}-${n}`)) return `${plain}-${n}`;
}

/** A row of a scenario's `combatants`. What is as it usually is, is not written. */
export function combatant(id: string, draft: CombatantDraft): Record<string, unknown> {
  const taken: string[] = [];
  const armour = LOCATIONS.filter(location => draft.armour[location].trim() !== '').map(location => [location, whole(draft.armour[location])]);
  return {
    id,
    name: draft.name,
    ...(draft.side.trim() && { side: draft.side.trim() }),
    ...(draft.npc && { npc: true }),
    attributes: Object.fromEntries(Object.entries(draft.attributes).map(([name, value]) => [name, whole(value)])),
    skills: Object.fromEntries(draft.skills.map(s => [s.skill, whole(s.value)])),
    weapons: draft.weapons.map(weapon => weaponBody(weapon, taken)),
    ...(armour.length > 0 && { armour: Object.fromEntries(armour) as object }),
    ...(draft.posture !== 'standing' && { posture: draft.posture }),
    ...(draft.mounted && { mounted: true }),
    ...(draft.moving && { moving: true }),
    ...(draft.cover !== 'none' && { cover: draft.cover }),
    ...(draft.storey.trim() && { storey: whole(draft.storey) }),
  };
}

function weaponBody(weapon: WeaponDraft, taken: string[]): Record<string, unknown> {
  const { model, own, row, held, ammunition, telescopic, laser } = weapon;
  taken.push(weapon.id.trim() || idOf(own ? '' : model, taken));
  return {
    id: taken.at(-1),
    ...(own ? rowBody(row) : { model }),
    ...(held === 'carried' ? { held: null } : held && { held }),
    ...(ammunition.trim() && { ammunition: whole(ammunition) }),
    ...(telescopic && { telescopic }),
    ...(laser && { laser }),
  };
}
