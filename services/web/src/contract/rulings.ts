import type { Attribute, DamageKind, Hold, Location, Posture, WoundLevel } from './words';

/** What a director decides beside the rules, as it stands in a RulingMade: whom it falls on is the event's actor. */
export type Ruling =
  | { kind: 'modifier'; action: number; value: number }
  | { kind: 'roll'; roll: number; dice: number[] }
  | { kind: 'wound'; location: Location; level: WoundLevel; damage?: DamageKind; avoided?: boolean }
  | { kind: 'heal'; wound: number | 'shock' }
  | { kind: 'attribute'; attribute: Attribute; to: number }
  | { kind: 'ammunition'; weapon: string; left: number }
  | { kind: 'wake' } | { kind: 'faint' } | { kind: 'death' } | { kind: 'revive' }
  | { kind: 'posture'; posture: Posture }
  | { kind: 'weapon'; weapon: string; place: Place };
export const PLACES = ['right', 'left', 'both', 'carried', 'ground'] as const;
export type Place = (typeof PLACES)[number];
export type RulingKind = Ruling['kind'];
export const RULING_KINDS = [
  'modifier', 'roll', 'wound', 'heal', 'wake', 'faint', 'ammunition', 'posture', 'weapon', 'attribute', 'death', 'revive',
] as const satisfies readonly RulingKind[];

export const holdOf = (place: Place): Hold | null => (place === 'carried' || place === 'ground' ? null : place);
