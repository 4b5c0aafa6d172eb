import type { Happening, SkillRow, Tables, WeaponRow } from '../contract/events';
import { Unreadable } from '../wire/rest';

/** The supplied weapons and skills, for the lists to choose from and the bases to be shown. */
export type Supplied = { weapons: Readonly<Record<string, WeaponRow>>; skills: Readonly<Record<string, SkillRow>>; tables: Tables | null };
export const NOTHING_SUPPLIED: Supplied = { weapons: {}, skills: {}, tables: null };

export function suppliedOf(ruleset: unknown): Supplied {
  const tables = inside(ruleset, 'tables');
  return {
    weapons: inside(tables, 'weapons') as Record<string, WeaponRow>, skills: inside(tables, 'skills') as Record<string, SkillRow>, tables: tables as Tables,
  };
}

/** Those of an encounter: the tables that it was opened with, whole. Null where the log does not tell them. */
export function suppliedTo(events: readonly Happening[]): Supplied | null {
  const opened = events.find(e => e.type === 'EncounterOpened') as Happening<'EncounterOpened'> | undefined;
  const tables = opened?.data.ruleset?.tables;
  return tables === undefined ? null : { weapons: tables.weapons, skills: tables.skills, tables };
}

function inside(value: unknown, field: string): object {
  const found: unknown = (value as Record<string, unknown> | null)?.[field];
  if (typeof found === 'object' && found !== null) return found;
  throw new Unreadable(`the ruleset has no ${field}`);
}
