import type { Happening, Ruleset, SeatedWeapon, Sheet, Tables } from '../contract/events';
import type { Scene } from '../fold/fold';
import { withoutNulls, writtenTable } from './rules';

// Those of an encounter as a scenario writes them: as they were seated, so that each can be seated again elsewhere.

/** A row of `combatants`. */
export function rowOfSheet(sheet: Sheet): Record<string, unknown> {
  const { id, name, side, npc, attributes, skills, weapons, armour, posture, mounted, moving, cover, storey } = sheet;
  return { id, name, ...(side != null && { side }), npc: npc ?? false, attributes, skills, weapons: weapons.map(rowOfWeapon), armour: armour ?? {}, posture, mounted, moving, cover, storey };
}

function rowOfWeapon({ id, model, row, held, ammunition, telescopic, laser }: SeatedWeapon): Record<string, unknown> {
  return {
    id, ...(model != null ? { model } : withoutNulls(row ?? {})), ...(!row?.natural && { held: held ?? null }), ...(ammunition != null && { ammunition }),
    ...(telescopic && { telescopic }), ...(laser && { laser }),
  };
}

/** A whole scenario without rounds: the rules, the combatants as seated, and distances and modifiers as they stand. */
export function scenarioOf(scene: Pick<Scene, 'fighters' | 'ranges' | 'modifiers'>, events: readonly Happening[], supplied: Tables | null): Record<string, unknown> {
  const opened = events.find(e => e.type === 'EncounterOpened') as Happening<'EncounterOpened'> | undefined;
  return {
    ruleset: { id: opened?.data.system ?? 'desafio', ...rulesetOf(opened?.data.ruleset ?? {}, supplied) },
    combatants: scene.fighters.map(f => rowOfSheet(f.sheet)),
    situation: { ranges: scene.ranges, modifiers: scene.modifiers },
    rounds: [],
  };
}

/** Options, and the tables that are not the supplied ones. */
function rulesetOf({ options, tables }: Ruleset, supplied: Tables | null): object {
  const names = tables ? (Object.keys(tables) as (keyof Tables)[]) : [];
  const own = names.filter(name => supplied === null || sorted(tables![name]) !== sorted(supplied[name])).map(name => [name, writtenTable(tables!, name)]);
  return { ...(options && { options }), ...(own.length > 0 && { tables: Object.fromEntries(own) as object }) };
}

/** The same text for the same value, in whatever order its fields stand. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) => (typeof v === 'object' && v !== null && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).filter(([, x]) => x !== null).sort(([a], [b]) => (a < b ? -1 : 1))) : v));
