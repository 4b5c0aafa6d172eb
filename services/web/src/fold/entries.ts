import type { EventType, Happening } from '../contract/events';
import { isKnown } from '../contract/events';
import { overruled } from './holding';

/** One line of the log: an event by itself, or an attack with all that was rolled for it. Between rounds, and of a ruling, there is no tenth. */
export type Entry =
  | (At & { kind: 'event'; event: Happening })
  | (At & { kind: 'attack'; attacker: string; parts: Happening[] });
/** `by`: the ruling for which it holds no longer. */
type At = { key: number; tenth: number | null; by: Happening<'RulingMade'> | null };

/** What may begin an attack: its roll, or, where the blow lands without one, its location or its hit. */
const BEGINS: ReadonlySet<EventType> = new Set(['AttackRolled', 'LocationRolled', 'AttackHit']);
const OF_AN_ATTACK: ReadonlySet<EventType> = new Set([
  'CriticalRolled', 'AmmunitionSpent', 'AttackMissed', 'DefenceRolled', 'AttackStopped', 'BulletsRolled', 'LocationRolled', 'AttackHit',
  'DamageRolled', 'WoundInflicted', 'EnduranceRolled',
]);

/** The log's lines, in order. Whatever is appended to the events is appended to the lines. */
export function entries(events: readonly Happening[]): Entry[] {
  const lines: Entry[] = [];
  const gone = overruled(events);
  let playing = false;
  let ended = 0;
  for (const event of events) {
    if (!isKnown(event.type)) continue;
    if (event.type === 'RoundStarted') playing = true;
    if (event.type === 'RoundEnded') {
      playing = false;
      ended = event.seq;
    }
    // what a ruling has played again is of that round, whose end holds no longer
    if (event.type === 'RulingMade' && event.data.supersedes?.includes(ended)) playing = true;
    const open = lines.at(-1);
    const by = gone.get(event.seq) ?? null;
    const at = { key: event.seq, tenth: playing && event.beat > 0 && event.type !== 'RulingMade' ? event.beat : null, by };
    if (open?.kind === 'attack' && open.by === by && continues(open, event)) open.parts.push(event);
    else if (BEGINS.has(event.type) && event.actor !== null) lines.push({ kind: 'attack', ...at, attacker: event.actor, parts: [event] });
    else lines.push({ kind: 'event', ...at, event });
  }
  return lines;
}

function continues(attack: { attacker: string; parts: Happening[] }, event: Happening): boolean {
  const last = attack.parts.at(-1)!;
  if (!OF_AN_ATTACK.has(event.type) || event.round !== last.round || event.beat !== last.beat) return false;
  if (event.type === 'WoundInflicted' || event.type === 'EnduranceRolled' || event.type === 'DefenceRolled') return true;
  if (event.actor !== attack.attacker) return false;
  return !isAnotherBlow(attack.parts, event);
}

/** Automatic blows have no roll of their own to part them: one location, one hit, unless there are bullets. */
function isAnotherBlow(parts: readonly Happening[], event: Happening): boolean {
  if (event.type !== 'LocationRolled' && event.type !== 'AttackHit') return false;
  if (parts.some(p => p.type === 'AttackMissed' || p.type === 'AttackStopped')) return true;
  const hits = parts.filter(p => p.type === 'AttackHit');
  if (hits.length === 0) return false;
  const bullets = hits.every(h => h.type === 'AttackHit' && typeof h.data.bullet === 'number');
  return !bullets || (event.type === 'AttackHit' && typeof event.data.bullet !== 'number');
}

export type Outcome = 'hit' | 'miss' | 'parried' | 'dodged' | 'open';

/** How an attack came out, as far as it has been told. */
export function outcome(parts: readonly Happening[]): Outcome {
  for (const part of parts) {
    if (part.type === 'AttackMissed') return 'miss';
    if (part.type === 'AttackStopped') return part.data.by === 'parry' ? 'parried' : 'dodged';
    if (part.type === 'AttackHit') return 'hit';
  }
  return 'open';
}

export const part = <T extends EventType>(parts: readonly Happening[], type: T): Happening<T> | undefined =>
  parts.find(p => p.type === type) as Happening<T> | undefined;

export const parts = <T extends EventType>(all: readonly Happening[], type: T): Happening<T>[] =>
  all.filter(p => p.type === type) as Happening<T>[];
