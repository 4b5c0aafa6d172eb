import type { Happening } from '../contract/events';

// The socket's frames (docs/api.md), and how events stand in them.

export type From = { epoch?: string | number; pos: number };
export type ClientFrame =
  | { t: 'sub'; id: string; encounter: string; from?: From }
  | { t: 'unsub'; id: string; encounter: string }
  | { t: 'pong'; n: number };

export type EventFrame = {
  t: 'ev'; encounter: string; p: [number, number]; round: number; beat: number;
  e: { k: string; v: number; a: string | null; d: unknown }[];
};
export type ServerFrame =
  | { t: 'welcome'; v: number; conn: string; now: string | number; hb: number }
  | { t: 'subok'; id: string; encounter: string; view: string; epoch: string | number; pos: number; head: number; mode: 'tail' | 'snapshot' }
  | { t: 'snap'; encounter: string; epoch: string | number; pos: number; part: number; parts: number; state: unknown }
  | EventFrame
  | { t: 'tick'; encounter: string; round: number; beat: number; now: string | number }
  | { t: 'live'; encounter: string; pos: number }
  | { t: 'hb'; n: number; now: string | number; heads: Record<string, number> }
  | { t: 'err'; id?: string; code: string; data?: unknown; retry: boolean }
  | { t: 'reset'; encounter: string; epoch: string | number; why: string }
  | { t: 'end'; encounter: string; why: string }
  | { t: 'bye'; code: number; why: string; rc: 'now' | 'backoff' | 'never'; afterMs?: number };

export const eventsOf = (frame: EventFrame): Happening[] =>
  frame.e.map((e, i) => ({ seq: frame.p[0] + i, round: frame.round, beat: frame.beat, type: e.k, actor: e.a, data: e.d }) as Happening);
