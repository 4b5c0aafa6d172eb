import type { Fault } from '../contract/api';
import { whole } from './draft';

export type Face = number | string;

/** The natural results in a text, such as `8, 5, 1 2`. What is not a number goes as typed, for the server to refuse. */
export const dice = (typed: string): Face[] => typed.split(/[\s,;]+/).filter(Boolean).map(whole);

/** Faults of dice, at the one field that they are typed in: which die it is, and what it shows, is then part of what is said. */
export const diceFaults = (faults: readonly Fault[], faces: readonly Face[]): Fault[] =>
  faults.map(fault => {
    const [found, index] = /^dice(?:\[(\d+)\])?$/.exec(fault.path) ?? [];
    if (found === undefined) return fault;
    if (index === undefined) return { ...fault, path: 'dice' };
    const shown = faces[Number(index)];
    return { ...fault, path: 'dice', data: { ...fault.data, die: String(Number(index) + 1), ...(shown !== undefined && { shown: String(shown) }) } };
  });
