import type { Fault } from '../contract/api';
import type { Situation } from '../contract/events';
import type { Scene } from '../fold/fold';
import { whole } from './draft';

// The situation while it is being written: everything as it stands, of which only what changes is sent.

export type StanceDraft = { combatant: string; cover: string; storey: string; moving: boolean; mounted: boolean; posture: string };
export type DistanceDraft = { from: string; to: string; metres: string };
export type ModifierDraft = { combatant: string; value: string; reason: string };
export type SituationDraft = { stances: StanceDraft[]; distances: DistanceDraft[]; modifiers: ModifierDraft[] };
type Written = { set?: object[]; ranges?: object[]; modifiers?: object[] };

const STANCE = ['cover', 'storey', 'moving', 'mounted', 'posture'] as const;

/** As it stands: the living, each pair of them or those of one, and the modifiers. */
export function situationOf(scene: Pick<Scene, 'fighters' | 'ranges' | 'modifiers'>, around: string | null = null): SituationDraft {
  const there = scene.fighters.filter(f => f.dead === null);
  return {
    stances: there.map(({ id, cover, storey, moving, mounted, posture }) => ({ combatant: id, cover, storey: String(storey), moving, mounted, posture })),
    distances: pairs(there.map(f => f.id), around).map(([from, to]) => ({ from, to, metres: between(scene.ranges, from, to) })),
    modifiers: scene.modifiers.map(({ combatant, value, reason }) => ({ combatant, value: String(value), reason })),
  };
}

const pairs = (ids: readonly string[], around: string | null): [string, string][] =>
  around === null
    ? ids.flatMap((one, i) => ids.slice(i + 1).map((other): [string, string] => [one, other]))
    : ids.filter(id => id !== around && ids.includes(around)).map(id => [around, id]);

function between(ranges: NonNullable<Situation['ranges']>, one: string, other: string): string {
  const known = ranges.find(r => (r.from === one && r.to === other) || (r.from === other && r.to === one));
  return known ? String(known.metres) : '';
}

/** What was written, upon how it stands now: what nobody touched follows the fight. */
export function rebased(draft: SituationDraft, stood: SituationDraft, now: SituationDraft): SituationDraft {
  const stances = now.stances.map(stance => upon(draft.stances, stood.stances, stance, s => s.combatant));
  const distances = now.distances.map(distance => upon(draft.distances, stood.distances, distance, d => `${d.from} ${d.to}`));
  return { stances, distances, modifiers: same(draft.modifiers, stood.modifiers) ? now.modifiers : draft.modifiers };
}

function upon<T extends object>(drafts: readonly T[], stood: readonly T[], now: T, key: (row: T) => string): T {
  const written = drafts.find(row => key(row) === key(now));
  const before = stood.find(row => key(row) === key(now));
  if (!written || !before) return now;
  const fields = Object.keys(now) as (keyof T)[];
  return Object.fromEntries(fields.map(field => [field, written[field] === before[field] ? now[field] : written[field]])) as T;
}

/** What differs from how it stands: the body of `PATCH …/situation`. */
export function situationBody(draft: SituationDraft, stands: SituationDraft): Written {
  const set = changed(draft, stands).map(stance => {
    const before = stands.stances.find(s => s.combatant === stance.combatant);
    const fields = STANCE.filter(field => stance[field] !== before?.[field]).map(field => [field, field === 'storey' ? whole(stance[field]) : stance[field]]);
    return { combatant: stance.combatant, ...Object.fromEntries(fields) as object };
  });
  const ranges = moved(draft, stands).map(d => ({ from: d.from, to: d.to, metres: whole(d.metres) }));
  const modifiers = draft.modifiers.map(m => ({ combatant: m.combatant, value: whole(m.value), reason: m.reason }));
  return {
    ...(ranges.length > 0 && { ranges }), ...(!same(draft.modifiers, stands.modifiers) && { modifiers }), ...(set.length > 0 && { set }),
  };
}

/** A fault of what was sent, at the row of the form that it came from. */
export function inTheForm(fault: Fault, draft: SituationDraft, stands: SituationDraft): Fault {
  const rows: Record<string, number[]> = {
    set: changed(draft, stands).map(s => draft.stances.indexOf(s)), ranges: moved(draft, stands).map(d => draft.distances.indexOf(d)),
  };
  const path = fault.path.replace(/^(set|ranges)\[(\d+)\]/, (all, list: string, n: string) => {
    const row = rows[list]?.[Number(n)];
    return row === undefined ? all : `${list}[${row}]`;
  });
  return { ...fault, path };
}

/** Has the form of the situation a field for this path (by the form's own rows)? */
export const isOfSituation = (path: string): boolean =>
  /^(set\[\d+\](\.(cover|storey|moving|mounted|posture))?|ranges\[\d+\]|modifiers|modifiers\[\d+\]\.(combatant|value|reason))$/.test(path);

const changed = (draft: SituationDraft, stands: SituationDraft) =>
  draft.stances.filter(s => !same(s, stands.stances.find(b => b.combatant === s.combatant)));
const moved = (draft: SituationDraft, stands: SituationDraft) =>
  draft.distances.filter(d => d.metres.trim() !== '' && !stands.distances.some(b => same(b, d)));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
