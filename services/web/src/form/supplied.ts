export type SuppliedNames = { weapons: string[]; skills: string[] };

/** The names of the supplied weapons and skills, for the lists to choose from. */
export function suppliedNames(ruleset: unknown): SuppliedNames {
  const { tables } = (ruleset as { ruleset: { tables: { weapons: Record<string, unknown>; skills: Record<string, unknown> } } }).ruleset;
  return { weapons: Object.keys(tables.weapons), skills: Object.keys(tables.skills) };
}
