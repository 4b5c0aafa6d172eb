import { plain, signed } from './sentences';
import type { RollWords } from './shapes';

/** What was needed, what came, and how it went. */
export const ROLL: RollWords = {
  line: r => {
    const sum = r.sum === 0 ? '' : ` with ${signed(r.sum)}`;
    const total = r.sum === 0 ? '' : ` → ${plain(r.total)}`;
    const level = r.level === null ? '' : ` (level ${plain(r.level)})`;
    const by = r.total > r.skill ? ` by ${r.total - r.skill}` : '';
    return `needs ${r.skill} or less${sum}: rolls ${r.roll}${total}: ${r.success ? `${r.verb.succeeds}${level}` : `${r.verb.fails}${by}`}`;
  },
  attack: { succeeds: 'hits', fails: 'misses' },
  parry: { succeeds: 'parries', fails: 'fails to parry' },
  dodge: { succeeds: 'dodges', fails: 'fails to dodge' },
  test: { succeeds: 'succeeds', fails: 'fails' },
  withoutRoll: 'succeeds without a roll',
  confirmation: (skill, roll, confirmed) => `Critical: needs ${skill} or less: rolls ${roll}: ${confirmed ? 'confirmed' : 'not confirmed'}.`,
  attacks: (attacker, target, weapon) => (weapon ? `${attacker} attacks ${target} with ${weapon}` : `${attacker} strikes ${target} without a roll`),
  burst: needs => ` (burst; its bullets need ${needs.map(plain).join(', ')} or less)`,
  ofBurst: (total, skill, hits) => `${plain(total)}, and needs ${skill} or less: ${hits ? 'hits' : 'misses'}`,
  sprayAt: n => ` (spray ${n})`,
  critical: 'critical',
  bullet: n => `bullet ${n}`,
  damage: n => `${n} damage`,
  noWound: 'no wound',
  confirmed: 'confirmed', notConfirmed: 'not confirmed',
  withstands: 'withstands the pain',
  suffers: 'does not withstand the pain',
  bulletsHit: n => (n === 1 ? '1 bullet hits' : `${n} bullets hit`),
  parts: {
    attack: 'Attack', critical: 'Confirmation of the critical', defence: kind => (kind === 'parry' ? 'Parry' : 'Dodge'), bullets: 'Bullets that hit', burst: 'Burst: one roll, and +1 with each bullet',
    location: 'Location', damage: 'Damage', endurance: 'Endurance', test: 'Test', opponent: who => `Test of ${who}`,
  },
  die: 'Die', dice: 'Dice', difficulty: 'Difficulty', none: 'none', sum: 'Sum', total: 'Total', skill: 'Skill', level: 'Success level', result: 'Result',
  modifier: 'Modifier', armour: 'Armour', maximum: 'maximum, not rolled', need: 'Needs', fired: 'Ammunition',
  spent: (n, left) => `${n} spent, ${left} left`,
};
