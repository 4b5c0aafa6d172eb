import type { Happening, Ruleset, Tables } from '../contract/events';
import { OPTIONS, optionNames, TABLES, writtenTable, type Option, type TableName } from './rules';

// What of an encounter's rules is not as supplied.

export type House = { options: { name: Option; choice: string }[]; tables: { name: TableName; table: unknown }[] };
export const AS_SUPPLIED: House = { options: [], tables: [] };

export const openedWith = (events: readonly Happening[]): Ruleset | undefined =>
  (events.find(e => e.type === 'EncounterOpened') as Happening<'EncounterOpened'> | undefined)?.data.ruleset;

/** @param supplied null: not read, and then no table can be said to be replaced */
export function houseOf(rules: Ruleset | undefined, supplied: Tables | null): House {
  const options = optionNames.flatMap(name => {
    const choice = rules?.options?.[name];
    return choice === undefined || choice === OPTIONS[name][0] ? [] : [{ name, choice }];
  });
  const own = rules?.tables;
  const tables = own === undefined || supplied === null ? [] : TABLES.filter(name => alike(writtenTable(own, name)) !== alike(writtenTable(supplied, name)));
  return { options, tables: tables.map(name => ({ name, table: writtenTable(own!, name) })) };
}

/** As text, whatever the order in which fields are written. */
const alike = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) => (typeof v === 'object' && v !== null && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1))) : v));

/** A table as rows of cells, with what each column is called. */
export function grid(table: unknown): { columns: string[]; rows: string[][] } {
  const rows: Record<string, unknown>[] = Array.isArray(table)
    ? (table as Record<string, unknown>[])
    : Object.entries(table as object).map(([id, row]) => ({ id, ...(typeof row === 'object' && row !== null ? (row as object) : { value: row as unknown }) }));
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return { columns, rows: rows.map(row => columns.map(column => cell(row[column]))) };
}

function cell(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return typeof value === 'object' ? Object.entries(value).map(([k, v]) => `${k} ${cell(v)}`).join(', ') : String(value);
}
