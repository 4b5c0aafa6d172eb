import type { Happening } from '../contract/events';

/** A moment of an encounter: everything up to an event has happened, and the clock stands at a tenth. */
export type Moment = { seq: number; round: number; beat: number };

export const LAST_BEAT = 10;

/** What comes before the first round has no tenths. */
const BEFORE = 0;

/** The moment right after an event. */
export const after = ({ seq, round, beat }: Happening): Moment => ({ seq, round, beat });

/** The end of a tenth: all of its events have happened, whether it has any or not. */
export function endOf(events: readonly Happening[], round: number, beat: number): Moment {
  const last = events.findLast(e => e.round < round || (e.round === round && e.beat <= beat));
  return { seq: last?.seq ?? 0, round, beat };
}

export const head = (events: readonly Happening[]): Moment => {
  const last = events.at(-1);
  return last ? after(last) : { seq: 0, round: 0, beat: 0 };
};

export const nextEvent = (events: readonly Happening[], at: Moment): Moment | null => {
  const next = events.find(e => e.seq > at.seq);
  return next ? after(next) : null;
};

export const previousEvent = (events: readonly Happening[], at: Moment): Moment | null => {
  const previous = events.findLast(e => e.seq < at.seq);
  return previous ? after(previous) : null;
};

/** One tenth on; null beyond the last of the events. */
export function nextTenth(events: readonly Happening[], at: Moment): Moment | null {
  const edge = head(events);
  if (at.seq >= edge.seq && !isBefore(at, edge)) return null;
  const to = at.round > BEFORE && at.beat < LAST_BEAT ? { round: at.round, beat: at.beat + 1 } : { round: at.round + 1, beat: 0 };
  return isBefore(edge, to) ? edge : endOf(events, to.round, to.beat);
}

/** One tenth back; null before the first of the events. */
export function previousTenth(events: readonly Happening[], at: Moment): Moment | null {
  const first = events[0];
  if (!first || (at.round <= first.round && at.beat <= 0)) return null;
  const to = at.beat > 0 ? { round: at.round, beat: at.beat - 1 } : { round: at.round - 1, beat: at.round - 1 === BEFORE ? 0 : LAST_BEAT };
  return endOf(events, to.round, to.beat);
}

/** The start of the round: what was declared stands, nothing is played. From there, the round before. */
export function startOfRound(events: readonly Happening[], at: Moment): Moment {
  const round = at.beat === 0 && endOf(events, at.round, 0).seq === at.seq ? at.round - 1 : at.round;
  return endOf(events, Math.max(round, events[0]?.round ?? 0), 0);
}

/** The start of the first round: everybody is there, and what was declared for it stands. */
export const startOfFight = (events: readonly Happening[]): Moment => endOf(events, BEFORE + 1, 0);

/** Where playing begins: the start of the round that was played last. */
export function startOfPlay(events: readonly Happening[]): Moment | null {
  const started = events.findLast(e => e.type === 'RoundStarted');
  return started ? endOf(events, started.round, 0) : null;
}

/** The end of the round. From there, that of the next. */
export function endOfRound(events: readonly Happening[], at: Moment): Moment {
  const edge = head(events);
  const over = at.round === BEFORE || (at.beat === LAST_BEAT && endOf(events, at.round, LAST_BEAT).seq === at.seq);
  const round = over ? at.round + 1 : at.round;
  return round >= edge.round ? edge : endOf(events, round, LAST_BEAT);
}

export const isBefore = (a: { round: number; beat: number }, b: { round: number; beat: number }) =>
  a.round < b.round || (a.round === b.round && a.beat < b.beat);

/** `r2.t9`, as it stands in a link. */
export const written = ({ round, beat }: { round: number; beat: number }) => `r${round}.t${beat}`;

export function read(events: readonly Happening[], text: string): Moment | null {
  const parts = /^r(\d+)\.t(\d+)$/.exec(text);
  if (!parts) return null;
  const round = Number(parts[1]);
  const beat = round > BEFORE ? Number(parts[2]) : 0;
  return beat > LAST_BEAT || events.length === 0 ? null : endOf(events, round, beat);
}
