import type { Fault } from '../contract/api';
import { whole } from './draft';

// Time that passes between rounds, while it is being written.

export type TreatmentDraft = { healer: string; patient: string; wound: string; difficulty: string };
export type TimeDraft = { minutes: string; hours: string; days: string; rest: boolean; treatments: TreatmentDraft[] };

export const newTime = (): TimeDraft => ({ minutes: '', hours: '', days: '', rest: false, treatments: [] });
export const newTreatment = (): TreatmentDraft => ({ healer: '', patient: '', wound: '', difficulty: '' });

/** The body of `POST …/time`. What was left empty is not written. */
export function timeBody(draft: TimeDraft): Record<string, unknown> {
  const { minutes, hours, days, rest, treatments } = draft;
  return {
    ...number('minutes', minutes), ...number('hours', hours), ...number('days', days), ...(rest && { rest }),
    ...(treatments.length > 0 && { treatments: treatments.map(treatment) }),
  };
}

/** How long it is, as far as it is written in numbers. */
export const secondsOf = ({ minutes, hours, days }: TimeDraft): number =>
  ([[minutes, 60], [hours, 3_600], [days, 86_400]] as const).reduce((sum, [typed, size]) => sum + (Number(typed) || 0) * size, 0);

const number = (name: string, typed: string) => (typed.trim() === '' ? {} : { [name]: whole(typed) });

const treatment = ({ healer, patient, wound, difficulty }: TreatmentDraft) =>
  ({ healer, patient, wound: wound === 'shock' ? wound : whole(wound), ...number('difficulty', difficulty) });

/** That somebody cannot heal is told of the treatment; here it is the healer who was chosen wrongly. */
export const ofTheHealer = (fault: Fault): Fault =>
  fault.data['reason'] === 'no-skill' && /^treatments\[\d+\]$/.test(fault.path) ? { ...fault, path: `${fault.path}.healer` } : fault;

/** Has the form that lets time pass a field for this path? */
export const isOfTime = (path: string): boolean =>
  /^(minutes|hours|days|rest|dice|treatments\[\d+\](\.(healer|patient|wound|difficulty))?)$/.test(path);
