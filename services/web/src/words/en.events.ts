import type { Change } from '../contract/events';
import { ORDERS, RULED, RULINGS } from './en.rulings';
import { ROLL } from './en.roll';
import { TERMS } from './en.terms';
import { testLine } from './tested';
import { givenLine } from './ordered';
import { ruledLine, weighedLine } from './ruled';
import { listed, plain, signed, type Cast, type Phrases, type Sentences } from './sentences';

const yes = (flag: boolean | undefined, words: string) => flag && words;
const called = (where: keyof typeof TERMS.inLocation | undefined) => where && TERMS.inLocation[where];
const extras = (a: { offHand?: boolean; drawnThisRound?: boolean; blind?: boolean; ideal?: boolean; from?: string; modifiers?: { value: number; reason: string }[] }) =>
  listed(
    a.from && a.from !== 'front' && TERMS.approaches[a.from as 'behind'], yes(a.offHand, 'with the off hand'), yes(a.drawnThisRound, 'drawing it'),
    yes(a.blind, 'blind'), yes(a.ideal, 'in ideal conditions'), ...(a.modifiers ?? []).map(m => `${signed(m.value)} for ${m.reason}`),
  );
const also = (words: string) => (words ? ` (${words})` : '');
const against = (a: { attacker: string; ordinal?: number } | undefined, cast: Cast) =>
  a && `only against ${cast.name(a.attacker)}${a.ordinal ? `, attack ${a.ordinal}` : ''}`;
const difficulty = (value: number | undefined) => (value ? ` at ${signed(value)}` : '');

export const PHRASES: Phrases = {
  attack: (a, c) => `attack ${c.name(a.target)} with ${c.weapon(a.weapon)}${also(listed(called(a.calledShot), extras(a)))}`,
  parry: (a, c) => `parry with ${c.weapon(a.weapon)}${also(listed(against(a.against, c), extras(a)))}`,
  dodge: (a, c) => `dodge${also(listed(against(a.against, c), extras(a)))}`,
  shoot: (a, c) => {
    const whom = a.target ? c.name(a.target) : (a.targets ?? []).map(t => `${c.name(t.target)} ×${t.sprays}`).join(', ');
    return `shoot at ${whom} with ${c.weapon(a.weapon)}${also(listed(a.mode && TERMS.modes[a.mode], called(a.calledShot), extras(a)))}`;
  },
  aim: (a, c) => `aim at ${c.name(a.target)} with ${c.weapon(a.weapon)}`,
  reload: (a, c) => `reload the ${c.weapon(a.weapon)}${a.load === 'one' ? ' (one cartridge)' : ''}`,
  draw: (a, c) => `draw the ${c.weapon(a.weapon)}`,
  pickUp: (a, c) => `pick up the ${c.weapon(a.weapon)}`,
  stow: (a, c) => `stow the ${c.weapon(a.weapon)}`,
  drop: (a, c) => `drop the ${c.weapon(a.weapon)}`,
  move: a => `move ${a.metres} m`,
  standUp: () => 'stand up',
  treat: (a, c) => `treat ${a.wound === 'shock' ? 'the shock' : `wound ${a.wound}`} of ${c.name(a.patient)}${difficulty(a.difficulty)}`,
  test: (a, c) => `test ${a.skill ? c.skill(a.skill) : a.attribute ? TERMS.attributes[a.attribute] : ''}${difficulty(a.difficulty)}`,
  oppose: (a, c) => `oppose ${c.skill(a.skill)}${difficulty(a.difficulty)} to the ${c.skill(a.theirSkill)}${difficulty(a.theirDifficulty)} of ${c.name(a.against)}`,
};

const change = (c: Change, cast: Cast) =>
  `${cast.name(c.combatant)}: ${listed(
    c.cover && TERMS.covers[c.cover], c.storey !== undefined && c.storey !== null && `storey ${plain(c.storey)}`,
    c.moving === true && 'moving', c.moving === false && 'not moving', c.mounted === true && 'on horseback', c.mounted === false && 'on foot',
    c.posture && TERMS.postures[c.posture],
  )}`;

const which = (action: number | null, spray?: number) => (action === null ? '' : ` (action ${action}${spray ? `, spray ${spray}` : ''})`);

function lasting(seconds: number): string {
  const parts: [number, string][] = [[86_400, 'day'], [3_600, 'hour'], [60, 'minute'], [1, 'second']];
  const words: string[] = [];
  let rest = seconds;
  for (const [size, unit] of parts) {
    const n = Math.floor(rest / size);
    if (n > 0) words.push(`${n} ${unit}${n === 1 ? '' : 's'}`);
    rest %= size;
  }
  return words.join(', ') || '0 seconds';
}

export const SENTENCES: Sentences = {
  EncounterOpened: d => `The encounter opens, under the rules of ${TERMS.systems[d.system] ?? d.system}.`,
  CombatantSeated: (d, c) => `${d.combatant.name} joins the fight${d.combatant.side ? `, on the side “${d.combatant.side}”` : ''}: ${
    listed(...d.combatant.weapons.map(w => c.weapon(w.id))) || 'unarmed'}.`,
  EncounterClosed: () => 'The encounter is closed.',
  SituationChanged: (d, c) => `The situation changes: ${[
    ...(d.ranges ?? []).map(r => `${c.name(r.from)} and ${c.name(r.to)} at ${r.metres} m`),
    ...(d.modifiers ?? []).map(m => `${c.name(m.combatant)} ${signed(m.value)} for ${m.reason}`),
    ...(d.set ?? []).map(s => change(s, c)),
  ].join('; ') || 'no more modifiers'}.`,
  ActionsDeclared: (d, c) => `${c.actor} declares: ${d.actions.map(c.action).join('; ') || 'nothing'}${
    d.accumulateOn ? `; accumulation on the ${d.accumulateOn}` : ''}.`,
  RoundStarted: (_, c) => `Round ${c.round} starts.`,
  RoundEnded: (_, c) => `Round ${c.round} ends.`,
  AttackRolled: (d, c) => `${c.actor} attacks ${c.name(d.target)} with ${c.weapon(d.weapon)}.`,
  CriticalRolled: (d, c) => `${c.actor} rolled a 1 and rolls to confirm the critical: needs ${d.skill} or less: rolls ${d.roll}: ${d.confirmed ? 'confirmed' : 'not confirmed'}.`,
  DefenceRolled: (d, c) => `${c.actor} tries to ${d.kind} the attack of ${c.name(d.attacker)}.`,
  AttackMissed: (d, c) => `${c.actor} misses ${c.name(d.target)}.`,
  AttackStopped: (d, c) => `${c.name(d.target)} ${d.by === 'parry' ? 'parries' : 'dodges'} the attack of ${c.actor}.`,
  BulletsRolled: d => `Spray ${d.spray}: rolls ${d.roll}: ${d.bullets === 1 ? '1 bullet hits' : `${d.bullets} bullets hit`}.`,
  LocationRolled: d => `Location: rolls ${d.roll}: ${TERMS.locations[d.location]}.`,
  AttackHit: (d, c) => `${c.actor} hits ${c.name(d.target)} ${TERMS.inLocation[d.location]}${d.critical ? ', a critical' : ''}${d.bullet ? ` (bullet ${d.bullet})` : ''}.`,
  DamageRolled: d => `Damage: ${d.damage}.`,
  WoundInflicted: (d, c) => `${c.actor}, wound ${d.wound}: ${TERMS.wound(d.level, d.location)}.`,
  EnduranceRolled: (d, c) => `Endurance of ${c.actor}: needs ${d.endurance} or less: rolls ${d.roll}: ${d.success ? 'withstands the pain' : 'does not withstand the pain'}.`,
  ActionForfeited: (d, c) => `${c.actor} forfeits the action${which(d.action, d.spray)}: ${TERMS.forfeits[d.reason] ?? d.reason}.`,
  FeintMade: (d, c) => `${c.actor} makes a feint${which(d.action, d.spray)}: ${TERMS.feints[d.reason] ?? d.reason}.`,
  AmmunitionSpent: (d, c) => `${c.actor} spends ${d.spent} of the ${c.weapon(d.weapon)}: ${d.left} left.`,
  WeaponDropped: (d, c) => `${c.actor} drops the ${c.weapon(d.weapon)}.`,
  WeaponDrawn: (d, c) => `${c.actor} draws the ${c.weapon(d.weapon)}.`,
  WeaponPickedUp: (d, c) => `${c.actor} picks up the ${c.weapon(d.weapon)}.`,
  WeaponStowed: (d, c) => `${c.actor} stows the ${c.weapon(d.weapon)}.`,
  WeaponReloaded: (d, c) => `${c.actor} reloads the ${c.weapon(d.weapon)}: ${d.left} in it.`,
  AimTaken: (d, c) => `${c.actor} aims at ${c.name(d.target)} with ${c.weapon(d.weapon)}: ${d.rounds} ${d.rounds === 1 ? 'round' : 'rounds'}.`,
  FellProne: (_, c) => `${c.actor} falls to the ground.`,
  StoodUp: (_, c) => `${c.actor} stands up.`,
  Moved: (d, c) => `${c.actor} moves ${d.metres} m.`,
  LostConsciousness: (d, c) => `${c.actor} faints: ${TERMS.faints[d.cause] ?? d.cause}.`,
  RegainedConsciousness: (_, c) => `${c.actor} comes round.`,
  Died: (d, c) => `${c.actor} dies: ${TERMS.deaths[d.cause] ?? d.cause}.`,
  TestRolled: (d, c) => `${c.actor} tests ${c.skill(d.skillId)}: ${testLine(ROLL, d)}.`,
  OpposedTestRolled: (d, c) => `${c.actor} opposes ${c.skill(d.skillId)} to the ${c.skill(d.theirs.skillId)} of ${c.name(d.against)}. ${c.actor}: ${testLine(ROLL, d)}. ${c.name(d.against)}: ${testLine(ROLL, d.theirs)}. ${d.winner ? `${c.name(d.winner)} wins` : 'Nobody wins'}.`,
  TimeGranted: (d, c) => `The GM lets time pass${d.rest ? ', at rest' : ''}${
    d.treatments?.length ? `; ${d.treatments.map(t => `${c.name(t.healer)} treats ${t.wound === 'shock' ? 'the shock' : `wound ${t.wound}`} of ${c.name(t.patient)}${difficulty(t.difficulty)}`).join('; ')}` : ''}.`,
  TimeAdvanced: d => `Time passes: ${lasting(d.seconds)}.`,
  WoundTreated: (d, c) => `${d.wound === 'shock' ? 'The shock' : `Wound ${d.wound}`} of ${c.actor} is ${d.success ? 'treated' : 'still untreated'}.`,
  WoundHealed: (d, c) => `Wound ${d.wound} of ${c.actor} has healed.`,
  AttributeLost: (d, c) => `${TERMS.attributes[d.attribute]} of ${c.actor}: falls to ${d.value}.`,
  RulingMade: (d, c) => ruledLine(RULED, RULINGS.places, TERMS, d, c),
  OrdersGiven: (d, c) => givenLine(ORDERS, TERMS, d.orders, c),
  OrdersWeighed: (d, c) => weighedLine(ORDERS, TERMS, d.orders, c),
};
