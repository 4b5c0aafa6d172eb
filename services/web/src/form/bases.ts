import type { SkillRow } from '../contract/events';
import type { Attribute } from '../contract/words';

/**
 * The base of a skill, to be shown beside it while attributes are being typed (Rule D-04, R-01). Whether a value may stand the server says.
 * Null while an attribute is no figure yet.
 */
export function baseOf({ innate, attributes }: SkillRow, typed: Readonly<Record<Attribute, string>>): number | null {
  const figures = attributes.map(a => Number(typed[a]));
  if (attributes.some(a => typed[a].trim() === '') || figures.some(f => !Number.isInteger(f))) return null;
  const half = figures.length === 0 ? 0 : Math.floor(figures.reduce((sum, f) => sum + f, 0) / figures.length / 2);
  return innate ? Math.max(1, half) : half;
}
