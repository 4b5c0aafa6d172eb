import type { Approach, Attribute, FireMode, Location } from './words';

// A declaration as it is written. Absent fields were not written: the server knows their defaults.

export type Modifier = { value: number; reason: string };
export type Against = { attacker: string; ordinal?: number };
export type Sprays = { target: string; sprays: number };

export type Action =
  | { kind: 'attack'; weapon: string; target: string; calledShot?: Location; from?: Approach; offHand?: boolean;
      drawnThisRound?: boolean; blind?: boolean; ideal?: boolean; modifiers?: Modifier[] }
  | { kind: 'parry'; weapon: string; against?: Against; offHand?: boolean; drawnThisRound?: boolean; blind?: boolean;
      modifiers?: Modifier[] }
  | { kind: 'dodge'; against?: Against; blind?: boolean; modifiers?: Modifier[] }
  | { kind: 'shoot'; weapon: string; target?: string; targets?: Sprays[]; mode?: FireMode; calledShot?: Location;
      from?: Approach; offHand?: boolean; drawnThisRound?: boolean; modifiers?: Modifier[] }
  | { kind: 'aim'; weapon: string; target: string }
  | { kind: 'reload'; weapon: string; load?: 'full' | 'one' }
  | { kind: 'draw'; weapon: string }
  | { kind: 'pickUp'; weapon: string }
  | { kind: 'stow'; weapon: string }
  | { kind: 'drop'; weapon: string }
  | { kind: 'move'; metres: number }
  | { kind: 'standUp' }
  | { kind: 'treat'; patient: string; wound: number | 'shock'; difficulty?: number }
  | { kind: 'test'; skill?: string; attribute?: Attribute; difficulty?: number }
  | { kind: 'oppose'; skill: string; against: string; theirSkill: string; difficulty?: number; theirDifficulty?: number };

export const KINDS = [
  'attack', 'parry', 'dodge', 'shoot', 'aim', 'reload', 'draw', 'pickUp', 'stow', 'drop', 'move', 'standUp', 'treat', 'test', 'oppose',
] as const satisfies readonly Action['kind'][];
export type Kind = Action['kind'];
export type AccumulateOn = 'attack' | 'defence';

/** The weapon that an action is done with, if with any. */
export const weaponOf = (action: Action): string | null => ('weapon' in action ? action.weapon : null);
