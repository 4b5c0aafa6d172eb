import type { Action } from './actions';
import type { Range, Sheet, StandingModifier } from './events';
import type { Attribute, Cover, FireMode, Hold, Posture } from './words';

/** The board of Desafío. What a rule decides before the round is played, such as the tenths, comes from here. */
export type Board = {
  combatants: Seat[]; ranges: Range[]; modifiers: StandingModifier[];
  declarations: { combatant: string; actions: Action[]; accumulateOn?: string | null }[];
};
export type Seat = {
  sheet: Sheet; attributes: Record<Attribute, number>; posture: Posture; mounted: boolean; moving: boolean; cover: Cover; storey: number;
  weapons: { id: string; held: Hold | null; onGround: boolean; ammunition: number | null; schedules: Times[] }[]; dodge: Times;
};
/** The nominal tenths of a weapon in one way of using it: of each action, or of each spray. */
export type Times = { mode: FireMode | null; allowance: number; tenths: number[] };
