import type { Guard } from '../contract/words';

// The shapes of the parts of a dictionary that are put together from figures.

export type Verb = { succeeds: string; fails: string };
export type RollLine = { skill: number; sum: number; roll: number; total: number; success: boolean; level: number | null; verb: Verb };

export type RollWords = {
  line(roll: RollLine): string;
  attack: Verb; parry: Verb; dodge: Verb; test: Verb;
  withoutRoll: string;
  /** What the second roll of a 1 shows. */
  confirmation(skill: number, roll: number, confirmed: boolean): string;
  attacks(attacker: string, target: string, weapon: string | null): string;
  sprayAt(n: number): string;
  /** Of a burst: the face that each of its bullets needs. */
  burst(needs: readonly number[]): string;
  /** One bullet of it: what its roll comes to, and whether that is enough. */
  ofBurst(total: number, skill: number, hits: boolean): string;
  critical: string;
  bullet(n: number): string;
  damage(n: number): string;
  noWound: string; confirmed: string; notConfirmed: string; withstands: string; suffers: string;
  bulletsHit(n: number): string;
  parts: {
    attack: string; critical: string; defence(kind: Guard): string; bullets: string; burst: string; location: string; damage: string; endurance: string; test: string;
    opponent(who: string): string;
  };
  die: string; dice: string; difficulty: string; none: string; sum: string; total: string; skill: string; level: string; result: string; modifier: string;
  armour: string; maximum: string; need: string; fired: string;
  spent(n: number, left: number): string;
};

/** Codes of faults and refusals: of the contract, of docs/api.md, and this page's own (the last three). */
export type FaultCode =
  | 'unknown-field' | 'missing-field' | 'unknown-combatant' | 'wrong-value' | 'not-allowed' | 'dice-ran-out' | 'dice-left-over' | 'die-too-high'
  | 'round-underway' | 'no-round' | 'beat-played' | 'closed' | 'nothing-asked' | 'no-round-played' | 'not-step' | 'wrong-phase' | 'not-found'
  | 'version-conflict' | 'key-reused' | 'in-flight' | 'malformed' | 'too-large' | 'too-slow' | 'too-long' | 'headers-too-large' | 'store-away' | 'crowded' | 'faulty' | 'server-error' | 'unanswered'
  | 'unreadable' | 'page-failed';
export type FaultWords = Record<FaultCode, (data: Readonly<Record<string, string>>) => string>;

/** Why a value is wrong or not allowed: the fault's `reason`. */
export type Reason =
  | 'type' | 'range' | 'count' | 'length' | 'control-character' | 'digits' | 'dots' | 'more-faults' | 'choice' | 'empty' | 'not-positive' | 'size' | 'dice' | 'unknown-model' | 'unknown-skill' | 'unknown-weapon' | 'no-skill'
  | 'actions-or-modes' | 'below-base' | 'beyond-range' | 'cover' | 'declared-already' | 'does-not-shoot' | 'falling' | 'given-twice' | 'hand-full'
  | 'hands' | 'himself' | 'more-than-agility' | 'more-than-once' | 'more-than-one-mode' | 'more-than-weapon-allows' | 'natural' | 'no-magazine'
  | 'not-carried-loaded' | 'not-drawn-and-used' | 'not-loaded' | 'not-sustained' | 'pair' | 'prone-rider' | 'second-move' | 'set-already' | 'shoots'
  | 'skill-needed' | 'skill-or-attribute' | 'sprays' | 'stands-alone' | 'taken' | 'target-or-targets' | 'written-twice'
  | 'too-many-dice' | 'not-of-this-round' | 'superseded' | 'no-dice' | 'played' | 'takes-no-modifier' | 'dead' | 'no-need' | 'destroyed' | 'arm-lost' | 'not-minor' | 'not-yours' | 'unknown-action' | 'unknown-wound';
export type ReasonWords = Record<Reason, (data: Readonly<Record<string, string>>) => string>;

/** What a text would have to have where it stops being JSON. */
export type Slip = 'value' | 'name' | 'colon' | 'brace' | 'bracket' | 'text' | 'more';

/** The bounds of 32 bits: no bound that people need to hear of. */
export const LEAST = '-2147483648';
export const MOST = '2147483647';
