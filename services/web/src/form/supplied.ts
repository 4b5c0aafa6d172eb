import { Unreadable } from '../wire/rest';

export type SuppliedNames = { weapons: string[]; skills: string[] };

/** The names of the supplied weapons and skills, for the lists to choose from. */
export function suppliedNames(ruleset: unknown): SuppliedNames {
  const tables = inside(ruleset, 'tables');
  return { weapons: Object.keys(inside(tables, 'weapons')), skills: Object.keys(inside(tables, 'skills')) };
}

function inside(value: unknown, field: string): object {
  const found: unknown = (value as Record<string, unknown> | null)?.[field];
  if (typeof found === 'object' && found !== null) return found;
  throw new Unreadable(`the ruleset has no ${field}`);
}
