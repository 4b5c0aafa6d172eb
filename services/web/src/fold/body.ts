import type { Facts } from '../contract/events';
import type { DeathCause, Location, WoundLevel } from '../contract/words';

// Wounds, what they weigh and when they kill, as the State tells it: here also for a moment that is past.

/** `rested`: seconds; `weighs`: a serious one has its penalty now; `deadline`: the second of the encounter at which it kills. */
export type Wound = {
  wound: number; location: Location; level: WoundLevel; penalty: number; avoided: boolean; treated: boolean; round: number; beat: number;
  rested: number; weighs: boolean; deadline: number | null;
};
export type Clock = { deadline: number; round: number; beat: number };
export type Body = { wounds: Wound[]; shock: Clock | null };
/** A tenth, with the second at which its round ends: clocks run from there (Rule D-84). */
export type Tenth = { round: number; beat: number; end: number };

const DAY = 86_400;

const costs = ({ level }: Wound): boolean => level === 'disabled' || level === 'destroyed';

/** What of a wound counts now: a location that is lost is lost once (Rule D-68). */
export function weight(wounds: readonly Wound[], wound: Wound): number {
  if (wound.level === 'minor') return wound.avoided ? 0 : 1;
  if (wound.level === 'serious') return wound.weighs ? 2 : 0;
  return wounds.find(w => costs(w) && w.location === wound.location)?.wound === wound.wound ? 4 : 0;
}

export const penalty = (wounds: readonly Wound[]): number => wounds.reduce((sum, w) => sum + weight(wounds, w), 0);

/** With a further wound: a destroyed location has no disabled ones, whichever came first (Rule D-68). */
export function wounded(body: Body, { location, level, penalty, wound }: Facts['WoundInflicted'], endurance: number, at: Tenth): Body {
  const fresh: Wound = {
    wound, location, level, penalty, avoided: false, treated: false, round: at.round, beat: at.beat, rested: 0, weighs: true,
    deadline: level === 'destroyed' ? at.end + endurance : level === 'disabled' && location === 'abdomen' ? at.end + 3_600 * endurance : null,
  };
  const there = (w: Wound, of: WoundLevel) => w.location === location && w.level === of;
  const gone = level === 'disabled' && body.wounds.some(w => there(w, 'destroyed'));
  const wounds = body.wounds.filter(w => !(level === 'destroyed' && there(w, 'disabled')));
  const next = { ...body, wounds: gone ? wounds : [...wounds, fresh] };
  return level === 'minor' ? next : shocked(next, endurance, at);
}

/** The last wound, a minor one, as its test went, or a ruling has it (Rule D-63). */
export const settled = (body: Body, avoided: boolean, endurance: number, at: Tenth): Body =>
  shocked({ ...body, wounds: body.wounds.map((w, i) => (i === body.wounds.length - 1 && w.level === 'minor' ? { ...w, avoided } : w)) }, endurance, at);

/** Penalties above Endurance start the clock of shock, if none runs (Rule D-67). */
const shocked = (body: Body, endurance: number, { round, beat, end }: Tenth): Body =>
  body.shock === null && penalty(body.wounds) > endurance ? { ...body, shock: { deadline: end + 60 * endurance, round, beat } } : body;

export const treated = (body: Body, which: number | 'shock'): Body =>
  which === 'shock' ? { ...body, shock: null } : { ...body, wounds: body.wounds.map(w => (w.wound === which ? { ...w, treated: true, deadline: null } : w)) };

/** Of a tenth that kills at once no clock starts. */
export function killed({ wounds, shock }: Body, cause: DeathCause, { round, beat }: Tenth): Body {
  const began = (c: { round: number; beat: number }) => cause !== 'bled-out' && c.round === round && c.beat === beat;
  return { wounds: wounds.map(w => (began(w) ? { ...w, deadline: null } : w)), shock: shock && began(shock) ? null : shock };
}

export const revived = ({ wounds }: Body): Body => ({ wounds: wounds.map(w => ({ ...w, deadline: null })), shock: null });

/** Whoever does anything begins his rest anew (Rule D-87). */
export const active = (wounds: readonly Wound[]): Wound[] => wounds.map(reopened);
const reopened = (wound: Wound): Wound => ({ ...wound, rested: 0, weighs: true });

/** Time between rounds: for minor wounds always, for the others only with rest (Rules D-81, D-87). */
export const later = (wounds: readonly Wound[], seconds: number, rest: boolean): Wound[] => wounds.map(wound => {
  if (wound.level !== 'minor' && !rest) return reopened(wound);
  const rested = wound.rested + seconds;
  return { ...wound, rested, weighs: wound.level !== 'serious' || rested < (wound.treated ? 7 : 14) * DAY };
});
