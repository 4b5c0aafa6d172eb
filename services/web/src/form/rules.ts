import type { Fault } from '../contract/api';
import type { SkillRow, Tables, WeaponRow } from '../contract/events';
import { slipOf } from './json';
import { isObject } from './shape';
import type { Supplied } from './supplied';

// A campaign's own rules while they are being written: options, and tables in place of the supplied ones.

export const OPTIONS = {
  parryReadiness: ['own-tenth', 'after-previous-action'], successLevelFloor: ['none', 'zero'], sprayModifier: ['flat', 'cumulative'],
} as const;
export type Option = keyof typeof OPTIONS;
export const TABLES = ['hitLocation', 'damageModifier', 'woundLevel', 'weapons', 'skills'] as const satisfies readonly (keyof Tables)[];
export type TableName = (typeof TABLES)[number];
/** An empty option is as supplied; a table is null where the supplied one is used, else its text. */
export type RulesDraft = { options: Record<Option, string>; tables: Record<TableName, string | null> };

export const newRules = (): RulesDraft => ({
  options: { parryReadiness: '', successLevelFloor: '', sprayModifier: '' },
  tables: { hitLocation: null, damageModifier: null, woundLevel: null, weapons: null, skills: null },
});

export const optionNames = Object.keys(OPTIONS) as Option[];

/** The `ruleset` of an opening, or where its tables are no JSON. */
export function rulesetBody(draft: RulesDraft): { body: Record<string, unknown> } | { faults: Fault[] } {
  const options = optionNames.filter(name => draft.options[name] !== '').map(name => [name, draft.options[name]]);
  const faults: Fault[] = [];
  const tables = TABLES.flatMap(name => {
    const text = draft.tables[name];
    if (text === null) return [];
    try {
      return [[name, JSON.parse(text) as unknown]];
    } catch {
      faults.push({ ...slipOf(text), path: `ruleset.tables.${name}` });
      return [];
    }
  });
  if (faults.length > 0) return { faults };
  return {
    body: { id: 'desafio', ...(options.length > 0 && { options: Object.fromEntries(options) as object }), ...(tables.length > 0 && { tables: Object.fromEntries(tables) as object }) },
  };
}

/** A supplied table as it is written: one row a line. */
export function tableText(name: TableName, supplied: Tables): string {
  const table: unknown = writtenTable(supplied, name);
  if (Array.isArray(table)) return `[\n${table.map(row => `  ${JSON.stringify(row)}`).join(',\n')}\n]`;
  return `{\n${Object.entries(table as object).map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`).join(',\n')}\n}`;
}

/** A table as a scenario writes it: skills by their type, and nothing that is null. */
export const writtenTable = (tables: Tables, name: keyof Tables): unknown => {
  if (name === 'skills') {
    return Object.fromEntries(Object.entries(tables.skills).map(([id, { innate, attributes }]) => [id, { type: innate ? 'innate' : 'knowledge', attributes }]));
  }
  return name === 'weapons' ? Object.fromEntries(Object.entries(tables.weapons).map(([id, row]) => [id, withoutNulls(row)])) : tables[name];
};

export const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, v]) => v != null).map(([k, v]) => [k, typeof v === 'object' && !Array.isArray(v) ? withoutNulls(v as object) : v]));

/** Weapons and skills to choose from: those of one's own tables, as far as they can be read. */
export function suppliedBy(draft: RulesDraft, supplied: Supplied): Supplied {
  const weapons = rowsOf(draft.tables.weapons) as Record<string, WeaponRow> | null;
  const skills = rowsOf(draft.tables.skills);
  return {
    ...supplied, weapons: weapons ?? supplied.weapons,
    skills: skills === null ? supplied.skills : Object.fromEntries(Object.entries(skills).map(([id, row]) => [id, skillRow(row)])),
  };
}

const skillRow = (row: Record<string, unknown>): SkillRow =>
  ({ innate: row['type'] === 'innate', attributes: Array.isArray(row['attributes']) ? (row['attributes'] as SkillRow['attributes']) : [] });

function rowsOf(text: string | null): Record<string, Record<string, unknown>> | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return isObject(value) && Object.values(value).every(isObject) ? (value as Record<string, Record<string, unknown>>) : null;
  } catch {
    return null; // told when it is sent
  }
}

/** What row of a table a fault is of, and where in it. Null row: of the table as a whole. */
export function rowOf(fault: Fault, name: TableName): { row: string | null; field: string } {
  const [, index, row, field] = /^(?:\[(\d+)\]|\.([^.[\]]+))\.?(.*)$/.exec(fault.path.slice(`ruleset.tables.${name}`.length)) ?? [];
  return index !== undefined ? { row: String(Number(index) + 1), field: field ?? '' } : { row: row ?? null, field: field ?? '' };
}
