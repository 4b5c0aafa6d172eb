import type { Fault } from '../contract/api';
import { whole } from './draft';

// Distances between those who are being written, by the keys of their rows: who is taken away takes his with him.

export type Pair = { key: string; one: number; other: number };
export type Distances = Record<string, string>;

/** Every two of them, once; by their places in the list. */
export const pairsOf = (keys: readonly number[]): Pair[] =>
  keys.flatMap((key, one) => keys.slice(one + 1).map((second, i) => ({ key: `${key} ${second}`, one, other: one + 1 + i })));

const written = (keys: readonly number[], distances: Distances): Pair[] => pairsOf(keys).filter(({ key }) => (distances[key] ?? '').trim() !== '');

/** `situation.ranges`: those that were written. */
export const rangesBody = (keys: readonly number[], distances: Distances, ids: readonly string[]): object[] =>
  written(keys, distances).map(({ key, one, other }) => ({ from: ids[one], to: ids[other], metres: whole(distances[key]!) }));

/** A fault of what was sent, at the pair of the form that it came from. */
export const atThePair = (fault: Fault, keys: readonly number[], distances: Distances): Fault => ({
  ...fault,
  path: fault.path.replace(/^situation\.ranges\[(\d+)\]/, (all, n: string) => {
    const pair = written(keys, distances)[Number(n)];
    return pair === undefined ? all : `situation.ranges[${pairsOf(keys).findIndex(p => p.key === pair.key)}]`;
  }),
});
