import type { AccumulateOn, Action } from './actions';
import type { Order, Weighed } from './orders';
import type { Ruling } from './rulings';
import type {
  Attribute, Cover, DamageKind, DeathCause, FaintCause, Feint, FireMode, Forfeit, Guard, Hold, Location, Posture, Source, WoundLevel,
} from './words';

export type Difficulty = { source: Source; value: number; reason?: string };

/** A row of the weapons table. */
export type WeaponRow = {
  skill: string; hands: number; damage?: string; kind?: DamageKind; actions?: number; modes?: Partial<Record<FireMode, number>>; magazine?: number;
  ranges?: number[]; natural?: boolean; shield?: boolean; thrown?: boolean; pistol?: boolean; carriedLoaded?: boolean;
};
export type SeatedWeapon = {
  id: string; model?: string | null; row?: WeaponRow; held?: Hold | null; ammunition?: number | null;
  telescopic?: boolean; laser?: boolean;
};
export type Sheet = {
  id: string; name: string; side?: string | null; npc?: boolean; attributes: Record<Attribute, number>;
  skills: Record<string, number>; weapons: SeatedWeapon[]; armour?: Partial<Record<Location, number>>;
  posture: Posture; mounted: boolean; moving: boolean; cover: Cover; storey: number;
};
export type Range = { from: string; to: string; metres: number };
export type StandingModifier = { combatant: string; value: number; reason: string };
export type Change = {
  combatant: string; cover?: Cover; storey?: number; moving?: boolean; mounted?: boolean; posture?: Posture;
};
export type Situation = { ranges?: Range[] | null; modifiers?: StandingModifier[] | null; set?: Change[] | null };

type Test = {
  skill: number; skillId: string; roll: number; difficulty: Difficulty[]; total: number; success: boolean; successLevel: number;
};
export type Treatment = { healer: string; patient: string; wound: number | 'shock'; difficulty?: number };
/** As the log has it: complete. */
export type Ruleset = { options?: Record<string, string>; tables?: Tables };
export type SkillRow = { innate: boolean; attributes: Attribute[] };
export type Tables = { damageModifier: unknown; hitLocation: unknown; woundLevel: unknown; weapons: Record<string, WeaponRow>; skills: Record<string, SkillRow> };

type Nothing = Record<string, never>;

/** Every type of event and its data: the contract's table, and those that only the log has. */
export interface Facts {
  EncounterOpened: { system: string; rules: string; ruleset?: Ruleset; situation?: Situation };
  CombatantSeated: { combatant: Sheet };
  EncounterClosed: Nothing;
  SituationChanged: Situation;
  ActionsDeclared: { actions: Action[]; accumulateOn?: AccumulateOn };
  RoundStarted: Nothing;
  RoundEnded: Nothing;
  AttackRolled: Test & { action: number; weapon: string; target: string; spray?: number };
  CriticalRolled: { roll: number; skill: number; confirmed: boolean };
  DefenceRolled: Omit<Test, 'successLevel'> & { kind: Guard; attacker: string; action: number };
  AttackMissed: { target: string; action: number };
  AttackStopped: { target: string; action: number; by: Guard };
  BulletsRolled: { roll: number; spray: number; bullets: number };
  LocationRolled: { roll: number; location: Location };
  AttackHit: { target: string; action: number; location: Location; critical: boolean; bullet?: number };
  DamageRolled: { dice: number[]; modifier: number; armour: number; damage: number };
  WoundInflicted: { location: Location; level: WoundLevel; penalty: number; wound: number };
  EnduranceRolled: { roll: number; endurance: number; success: boolean };
  ActionForfeited: { action: number | null; reason: Forfeit; spray?: number };
  FeintMade: { action: number | null; reason: Feint; spray?: number };
  AmmunitionSpent: { weapon: string; spent: number; left: number };
  WeaponDropped: { weapon: string };
  WeaponDrawn: { weapon: string };
  WeaponPickedUp: { weapon: string };
  WeaponStowed: { weapon: string };
  WeaponReloaded: { weapon: string; left: number };
  AimTaken: { weapon: string; target: string; rounds: number };
  FellProne: Nothing;
  StoodUp: Nothing;
  Moved: { metres: number };
  LostConsciousness: { cause: FaintCause };
  RegainedConsciousness: Nothing;
  Died: { cause: DeathCause };
  TestRolled: {
    skill: number; skillId: string; roll: number | null; difficulty: Difficulty[]; total: number | null; success: boolean;
    successLevel: number | null;
  };
  OpposedTestRolled: Test & { against: string; theirs: Test; winner: string | null };
  TimeGranted: { minutes?: number; hours?: number; days?: number; rest?: boolean; treatments?: Treatment[] };
  TimeAdvanced: { seconds: number };
  WoundTreated: { wound: number | 'shock'; success: boolean; healer: string };
  WoundHealed: { wound: number; success: boolean };
  AttributeLost: { attribute: Attribute; value: number };
  RulingMade: { ruling: Ruling; reason: string; supersedes?: number[] };
  OrdersGiven: { orders: Order[] };
  OrdersWeighed: { orders: Weighed[] };
}

export type EventType = keyof Facts;
/** An event as it stands in the stream of an encounter. */
export type Happening<T extends EventType = EventType> = {
  [K in T]: { seq: number; round: number; beat: number; actor: string | null; type: K; data: Facts[K] };
}[T];

const NAMES: Record<EventType, true> = {
  EncounterOpened: true, CombatantSeated: true, EncounterClosed: true, SituationChanged: true, ActionsDeclared: true,
  RoundStarted: true, RoundEnded: true, AttackRolled: true, CriticalRolled: true, DefenceRolled: true, AttackMissed: true,
  AttackStopped: true, BulletsRolled: true, LocationRolled: true, AttackHit: true, DamageRolled: true, WoundInflicted: true,
  EnduranceRolled: true, ActionForfeited: true, FeintMade: true, AmmunitionSpent: true, WeaponDropped: true, WeaponDrawn: true,
  WeaponPickedUp: true, WeaponStowed: true, WeaponReloaded: true, AimTaken: true, FellProne: true, StoodUp: true, Moved: true,
  LostConsciousness: true, RegainedConsciousness: true, Died: true, TestRolled: true, OpposedTestRolled: true, TimeGranted: true, TimeAdvanced: true,
  WoundTreated: true, WoundHealed: true, AttributeLost: true, RulingMade: true, OrdersGiven: true, OrdersWeighed: true,
};
export const EVENT_TYPES = Object.keys(NAMES) as EventType[];
/** Types of a newer server are passed over in display, never in counting. */
export const isKnown = (type: string): type is EventType => Object.hasOwn(NAMES, type);
