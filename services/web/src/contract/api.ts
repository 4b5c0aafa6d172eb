import type { Happening } from './events';
import type { Attribute, Hold, Location, Pace, Phase, Posture, WoundLevel } from './words';

// What REST answers (docs/api.md).

export type Summary = {
  id: string; name: string; ruleset: string; phase: Phase; round: number; beat: number; pace: Pace; version: number;
  /** The first of them; `seated`: how many there are. */
  combatants: { id: string; name: string }[]; seated: number; openedAt: string;
};
export type View = Summary & { state: State; board: unknown; dice?: 'server' | 'hand' | null };
export type Outcome = { version: number; phase: Phase; round: number; beat: number; events: Happening[] };
export type EventsPage = { events: Happening[]; head: number };

/** The contract's State line without its type. */
export type State = { round: number; elapsed: number; combatants: CombatantState[] };
export type CombatantState = {
  id: string; dead: boolean; conscious: boolean; incapable: string | null; posture: Posture; mounted: boolean; penalty: number;
  attributes: Record<Attribute, number>; aim: { weapon: string; target: string; rounds: number } | null; shockDeadline: number | null;
  wounds: WoundState[]; weapons: { id: string; held: Hold | null; onGround: boolean; ammunition: number | null }[];
};
export type WoundState = {
  wound: number; location: Location; level: WoundLevel; avoided: boolean; treated: boolean; rested: number; deadline: number | null;
};

export type Fault = { path: string; code: string; data: Record<string, string> };
export type Problem = { type: string; status: number; code: string; faults: Fault[] };

export type AuditReport = {
  encounter: string; verdict: 'intact' | 'divergent' | 'incomplete'; events: number; head: string;
  checks: { check: string; ok: boolean; code?: string; data?: AuditData }[];
  divergence?: { seq: number; where: 'arena' | 'chronicle' | 'both'; check: string; code: string; data: AuditData };
  /** How many events each copy has, where that is why the audit is incomplete. */
  data?: { arena: number; chronicle: number };
  refused?: { seq?: number; reason: string; partition: number; offset: number }[];
};
export type AuditData = Readonly<Record<string, string>>;
