// The stable names of the contract, as they stand on the wire.

export const ATTRIBUTES = ['strength', 'agility', 'endurance', 'size'] as const;
export const LOCATIONS = ['head', 'chest', 'abdomen', 'right-arm', 'left-arm', 'right-leg', 'left-leg'] as const;
export const WOUND_LEVELS = ['minor', 'serious', 'disabled', 'destroyed'] as const;
export const FIRE_MODES = ['single', 'burst', 'sustained'] as const;
export const APPROACHES = ['front', 'behind', 'surprise'] as const;
export const COVERS = ['none', 'partial', 'total', 'hidden'] as const;
export const POSTURES = ['standing', 'prone'] as const;
export const HOLDS = ['right', 'left', 'both'] as const;
export const DAMAGE_KINDS = ['blunt', 'edged', 'piercing'] as const;
export const PACES = ['instant', 'real', 'slow', 'step'] as const;
export const SOURCES = [
  'accumulation', 'wounds', 'attack-level', 'precision', 'blind', 'off-hand', 'drawn', 'prone-opponent', 'mounted',
  'mounted-against-foot', 'ideal', 'aim', 'cover', 'target-moving', 'shooter-moving', 'range', 'laser', 'spray', 'gm',
] as const;

export type Attribute = (typeof ATTRIBUTES)[number];
export type Location = (typeof LOCATIONS)[number];
export type WoundLevel = (typeof WOUND_LEVELS)[number];
export type FireMode = (typeof FIRE_MODES)[number];
export type Approach = (typeof APPROACHES)[number];
export type Pace = (typeof PACES)[number];
export type Source = (typeof SOURCES)[number];
export type Guard = 'parry' | 'dodge';
export type Hold = (typeof HOLDS)[number];
export type DamageKind = (typeof DAMAGE_KINDS)[number];
export type Posture = (typeof POSTURES)[number];
export type Cover = (typeof COVERS)[number];
export type Phase = 'declaring' | 'playing' | 'awaiting' | 'closed';
export type Forfeit =
  | 'dead' | 'unconscious' | 'incapacitated' | 'weapon-not-held' | 'no-ammunition' | 'target-not-exposed' | 'no-free-hand';
export type Feint = 'no-attack' | 'target-down' | 'no-wound' | 'no-need';
export type FaintCause = 'destroyed-limb' | 'shock' | 'ruled';
export type DeathCause =
  | 'head-disabled' | 'head-destroyed' | 'chest-disabled' | 'chest-destroyed' | 'abdomen-destroyed' | 'bled-out' | 'ruled';
