import type { AccumulateOn, Action } from './actions';
import type { Feint, Forfeit, WoundLevel } from './words';

// What is to be declared for somebody whose player is away.

export type When = {
  attackedBy?: string | string[]; attacked?: boolean; attacks?: string | string[]; attackOn?: string | string[]; within?: { of: string; metres: number };
  shows?: string | string[]; down?: string | string[]; empty?: string; wounded?: WoundLevel; prone?: boolean;
};
export const CONDITIONS = ['attackedBy', 'attacked', 'attacks', 'attackOn', 'within', 'shows', 'down', 'empty', 'wounded', 'prone'] as const satisfies readonly (keyof When)[];
export type Condition = (typeof CONDITIONS)[number];
export type Order = { when?: When; choose: { actions: Action[]; accumulateOn?: AccumulateOn } };
/** What became of an order when a round started. */
export type Weighed = {
  order: number; outcome: 'fired' | 'not-met' | 'not-legal' | 'not-reached'; condition?: Condition; action?: number; reason?: Forfeit | Feint | 'beyond-range';
};
