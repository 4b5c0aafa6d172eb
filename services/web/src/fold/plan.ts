import type { Action } from '../contract/actions';
import { weaponOf } from '../contract/actions';
import type { Board, Seat, Times } from '../contract/board';
import type { Scene } from './fold';

// When the declared actions fall due. The board tells the tenths of each weapon; here they are only looked up.

/** A declared action and its nominal tenths (of sustained fire: one for each spray). None: it takes effect at the round's end. */
export type Planned = { action: number; kind: Action['kind']; tenths: readonly number[] };
/** By combatant, in declared order. */
export type Plan = ReadonlyMap<string, readonly Planned[]>;

export const COUNTED: ReadonlySet<Action['kind']> = new Set(['attack', 'parry', 'dodge', 'shoot']);

/** As much of an action as its tenth hangs on, as it may also stand in a form that is being written. */
export type Due = { kind: Action['kind']; weapon: string | null; mode: string | null; sprays: number | null };

export const due = (action: Action): Due => ({
  kind: action.kind,
  weapon: weaponOf(action),
  mode: action.kind === 'shoot' ? (action.mode ?? null) : null,
  sprays: action.kind === 'shoot' && action.targets ? action.targets.reduce((sum, t) => sum + t.sprays, 0) : null,
});

export function planned(seat: Seat, actions: readonly Due[]): Planned[] {
  const used = new Map<string, number>();
  return actions.map((action, index) => {
    if (!COUNTED.has(action.kind)) return { action: index + 1, kind: action.kind, tenths: [] };
    const lane = action.kind === 'dodge' ? '' : `weapon ${action.weapon}`;
    const ordinal = used.get(lane) ?? 0;
    used.set(lane, ordinal + 1);
    return { action: index + 1, kind: action.kind, tenths: tenthsOf(seat, action, ordinal) };
  });
}

function tenthsOf(seat: Seat, action: Due, ordinal: number): number[] {
  const times = timesOf(seat, action);
  if (!times) return [];
  if (times.mode === 'sustained') return times.tenths.slice(0, action.sprays ?? times.tenths.length);
  const tenth = times.tenths[ordinal];
  return tenth === undefined ? [] : [tenth];
}

function timesOf(seat: Seat, action: Due): Times | undefined {
  if (action.kind === 'dodge') return seat.dodge;
  const schedules = seat.weapons.find(w => w.id === action.weapon)?.schedules ?? [];
  return schedules.find(s => s.mode === action.mode) ?? schedules[0];
}

/** The plan of the scene's declarations for a round. A schedule holds for the Agility that it was told for. */
export function plan(scene: Scene, round: number, board: Board | null): Plan {
  const found = new Map<string, readonly Planned[]>();
  for (const fighter of scene.fighters) {
    const seat = board?.combatants.find(s => s.sheet.id === fighter.id);
    if (!seat || fighter.declared?.round !== round || seat.attributes.agility !== fighter.attributes.agility) continue;
    found.set(fighter.id, planned(seat, fighter.declared.actions.map(due)));
  }
  return found;
}
