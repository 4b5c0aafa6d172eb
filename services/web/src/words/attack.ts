import type { Difficulty, Happening } from '../contract/events';
import { part } from '../fold/entries';
import type { Names } from './cast';
import type { Messages } from './en';
import { capital, listed } from './sentences';
import type { Verb } from './shapes';

// An attack in one sentence: who needs what, what came, and what it did.

type Rolled = { skill: number; roll: number; total: number; success: boolean; difficulty: Difficulty[]; successLevel?: number };

export const sumOf = (difficulty: readonly Pick<Difficulty, 'value'>[]): number => difficulty.reduce((sum, d) => sum + d.value, 0);

export function rollLine(t: Messages, rolled: Rolled, verb: Verb): string {
  const { skill, roll, total, success, difficulty, successLevel } = rolled;
  return t.roll.line({ skill, roll, total, success, sum: sumOf(difficulty), level: successLevel ?? null, verb });
}

export function attackLine(t: Messages, names: Names, attacker: string, attack: readonly Happening[]): string {
  const lines = [opening(t, names, attacker, attack)];
  const critical = part(attack, 'CriticalRolled');
  if (critical) lines.push(t.roll.confirmation(critical.data.skill, critical.data.roll, critical.data.confirmed));
  const defence = part(attack, 'DefenceRolled');
  if (defence) lines.push(`${names.name(defence.actor ?? '')}: ${rollLine(t, defence.data, t.roll[defence.data.kind])}.`);
  const bullets = part(attack, 'BulletsRolled');
  if (bullets) lines.push(`${capital(t.roll.bulletsHit(bullets.data.bullets))}.`);
  const hits = blows(attack);
  // which of several bullets is the critical one must be said; of one blow its confirmation has said it
  hits.forEach(blow => lines.push(blowLine(t, blow, hits.length > 1)));
  return lines.join(' ');
}

function opening(t: Messages, names: Names, attacker: string, attack: readonly Happening[]): string {
  const rolled = part(attack, 'AttackRolled');
  const hit = part(attack, 'AttackHit');
  if (!rolled) return hit ? `${t.roll.attacks(names.name(attacker), names.name(hit.data.target), null)}.` : `${names.sentence(attack[0]!)}`;
  const { target, weapon, spray } = rolled.data;
  const what = t.roll.attacks(names.name(attacker), names.name(target), names.weapon(attacker, weapon));
  const needs = burst(attack).map(bullet => bullet.need);
  return `${what}${spray ? t.roll.sprayAt(spray) : ''}${needs.length > 1 ? t.roll.burst(needs) : ''}: ${rollLine(t, rolled.data, t.roll.attack)}.`;
}

/** The bullets of a burst, each with what its roll comes to and the face that it needs; of anything else none. */
export function burst(attack: readonly Happening[]): { total: number; need: number; hits: boolean }[] {
  const rolled = part(attack, 'AttackRolled');
  const spent = part(attack, 'AmmunitionSpent')?.data.spent ?? 1;
  if (!rolled || rolled.data.spray || spent < 2) return [];
  const { skill, total, roll } = rolled.data;
  return Array.from({ length: spent }, (_, i) => ({ total: total + i, need: skill - (total - roll) - i, hits: total + i <= skill }));
}

export type Blow = { location?: Happening<'LocationRolled'>; hit?: Happening<'AttackHit'>; damage?: Happening<'DamageRolled'>; wound?: Happening<'WoundInflicted'>; endurance?: Happening<'EnduranceRolled'> };

/** What each bullet, or the one blow, did. */
export function blows(attack: readonly Happening[]): Blow[] {
  const found: Blow[] = [];
  const last = () => found.at(-1);
  for (const event of attack) {
    if (event.type === 'LocationRolled') found.push({ location: event });
    else if (event.type === 'AttackHit') {
      const open = last();
      if (open && !open.hit) open.hit = event;
      else found.push({ hit: event });
    } else if (event.type === 'DamageRolled' && last()) last()!.damage = event;
    else if (event.type === 'WoundInflicted' && last()) last()!.wound = event;
    else if (event.type === 'EnduranceRolled' && last()) last()!.endurance = event;
  }
  return found;
}

function blowLine(t: Messages, blow: Blow, oneOfMany: boolean): string {
  const where = blow.hit?.data.location ?? blow.location?.data.location;
  const { bullet, critical } = blow.hit?.data ?? {};
  const head = capital(listed(bullet !== undefined && t.roll.bullet(bullet), where && t.terms.locations[where], oneOfMany && critical && t.roll.critical));
  if (!blow.damage) return `${head}.`;
  const wound = blow.wound ? t.terms.woundThere(blow.wound.data.level, blow.wound.data.location) : t.roll.noWound;
  const pain = blow.endurance && (blow.endurance.data.success ? t.roll.withstands : t.roll.suffers);
  return `${head}: ${listed(t.roll.damage(blow.damage.data.damage), wound, pain)}.`;
}
