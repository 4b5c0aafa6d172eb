import type { Difficulty } from '../contract/events';
import type { RollWords } from './shapes';

type Tested = { skill: number; roll: number | null; difficulty: readonly Difficulty[]; total: number | null; success: boolean; successLevel: number | null };

/** A test as an attack is told: what was needed, what came, and how it went. */
export function testLine(w: RollWords, { skill, roll, difficulty, total, success, successLevel }: Tested): string {
  if (roll === null || total === null) return w.withoutRoll;
  const sum = difficulty.reduce((all, d) => all + d.value, 0);
  return w.line({ skill, roll, sum, total, success, level: successLevel, verb: w.test });
}
