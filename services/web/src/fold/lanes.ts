import { holding } from './holding';
import type { Action } from '../contract/actions';
import { weaponOf } from '../contract/actions';
import type { Facts, Happening } from '../contract/events';
import { entries, outcome, part, type Entry } from './entries';
import type { Fighter, Scene } from './fold';
import type { Plan, Planned } from './plan';

/** What a cell shows: planned for this tenth, or happened in it. */
export type Sign =
  | 'planned' | 'hit' | 'miss' | 'parried' | 'dodged' | 'open' | 'parry' | 'parry-failed' | 'dodge' | 'dodge-failed' | 'feint' | 'forfeit'
  | 'wound' | 'fall' | 'faint' | 'death' | 'drop' | 'aim' | 'reload' | 'draw' | 'pickUp' | 'stow' | 'standUp' | 'move' | 'test' | 'treat';
export type Mark = { sign: Sign; seq: number; action: number | null; kind?: Action['kind'] | undefined; wound?: Pick<Facts['WoundInflicted'], 'location' | 'level'> };

/** A weapon's lane, the dodge's, or that of the body, where wounds and falls stand. */
export type Lane = { key: string; weapon: string | null; kind: 'weapon' | 'dodge' | 'body'; cells: Mark[][] };
export type Row = { fighter: Fighter; lanes: Lane[] };

export const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The round as lanes: what was planned, and of it what has happened up to the scene's moment. The time that passes after it is no tenth of it. */
export function lanes(scene: Scene, round: number, events: readonly Happening[], plan: Plan): Row[] {
  const held = holding(events).filter(e => e.round === round && e.seq <= scene.seq);
  const end = held.find(e => e.type === 'RoundEnded')?.seq ?? Infinity;
  const lines = entries(held.filter(e => e.beat > 0 && e.seq < end));
  return scene.fighters.map(fighter => row(fighter, round, lines, plan.get(fighter.id) ?? []));
}

/** The tenth to be seen first: of a round that is over the first with a hit, else that of the moment, at the start the first in which anything is due. */
export function tenthToSee(rows: readonly Row[], beat: number, over: boolean): number {
  const first = (of: (mark: Mark) => boolean) => TENTHS.find(tenth => rows.some(row => row.lanes.some(lane => lane.cells[tenth - 1]!.some(of))));
  const any = () => first(() => true) ?? 1;
  if (over) return first(mark => mark.sign === 'hit') ?? any();
  return beat || any();
}

const ACTS: ReadonlySet<Sign> = new Set([
  'planned', 'hit', 'miss', 'parried', 'dodged', 'open', 'parry', 'parry-failed', 'dodge', 'dodge-failed',
]);
/** Does somebody act here, or is due to? What is lost, or done in vain when its time was over, meets nobody. */
export const acts = (cell: readonly Mark[]): boolean => cell.some(mark => ACTS.has(mark.sign));

/** Tenths of the round in which more than one combatant acts or is due to. */
export const simultaneous = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(TENTHS.filter(tenth => rows.filter(r => r.lanes.some(lane => acts(lane.cells[tenth - 1]!))).length > 1));

function row(fighter: Fighter, round: number, lines: readonly Entry[], planned: readonly Planned[]): Row {
  const declared = fighter.declared?.round === round ? fighter.declared.actions : [];
  const found = new Map<string, Lane>();
  const lane = (kind: Lane['kind'], weapon: string | null = null): Lane => {
    const key = kind === 'weapon' ? `weapon:${weapon}` : kind;
    const known = found.get(key) ?? { key, weapon, kind, cells: TENTHS.map(() => [] as Mark[]) };
    found.set(key, known);
    return known;
  };
  const laneOf = (action: Action | undefined) => {
    if (action?.kind === 'dodge') return lane('dodge');
    const weapon = action ? weaponOf(action) : null;
    return weapon === null ? lane('body') : lane('weapon', weapon);
  };
  declared.forEach(laneOf); // the lanes stand in the order of what was declared
  for (const p of planned) for (const tenth of p.tenths) put(laneOf(declared[p.action - 1]), tenth, { sign: 'planned', seq: 0, action: p.action, kind: p.kind });
  for (const line of lines) for (const happened of marksOf(fighter, line, declared)) put(laneAt(happened.where, lane, laneOf, declared), happened.beat, happened.mark);
  lane('body');
  const rows = [...found.values()];
  return { fighter, lanes: [...rows.filter(l => l.kind !== 'body'), ...rows.filter(l => l.kind === 'body')] };
}

type Where = { weapon: string } | { action: number | null } | 'body';
type Found = { where: Where; beat: number; mark: Mark };

function laneAt(where: Where, lane: (kind: Lane['kind'], weapon?: string | null) => Lane, laneOf: (action: Action | undefined) => Lane, declared: readonly Action[]) {
  if (where === 'body') return lane('body');
  return 'weapon' in where ? lane('weapon', where.weapon) : laneOf(where.action === null ? undefined : declared[where.action - 1]);
}

/** What happened takes the place of the plan for the same action in the same tenth. */
function put(lane: Lane, tenth: number, mark: Mark): void {
  const cell = lane.cells[tenth - 1];
  if (!cell) return;
  const isPlan = (m: Mark) => m.sign === 'planned' && m.action === mark.action;
  const elsewhere = lane.cells.filter(c => c.some(isPlan));
  if (mark.sign === 'planned') cell.push(mark);
  else if (cell.some(isPlan)) cell.splice(cell.findIndex(isPlan), 1, mark);
  else {
    // a defence is used when it is met, not at its nominal tenth; of sprays each tenth has its own
    if (elsewhere.length === 1 && mark.action !== null) elsewhere[0]!.splice(elsewhere[0]!.findIndex(isPlan), 1);
    cell.push(mark);
  }
}

function marksOf(fighter: Fighter, line: Entry, declared: readonly Action[]): Found[] {
  return line.kind === 'attack' ? attackMarks(fighter, line) : eventMarks(fighter, line.event, declared);
}

function attackMarks(fighter: Fighter, attack: Extract<Entry, { kind: 'attack' }>): Found[] {
  const found: Found[] = [];
  const { parts } = attack;
  const beat = parts[0]!.beat;
  if (attack.attacker === fighter.id) {
    const rolled = part(parts, 'AttackRolled');
    const action = rolled?.data.action ?? part(parts, 'AttackHit')?.data.action ?? null;
    found.push({ where: rolled ? { weapon: rolled.data.weapon } : { action }, beat, mark: { sign: outcome(parts), seq: attack.key, action } });
  }
  for (const event of parts) {
    if (event.actor !== fighter.id) continue;
    if (event.type === 'DefenceRolled') {
      const { kind, success, action } = event.data;
      found.push({ where: { action }, beat, mark: { sign: success ? kind : `${kind}-failed`, seq: event.seq, action } });
    } else if (event.type === 'WoundInflicted') found.push(wounded(event));
  }
  return found;
}

const onBody = (sign: Sign, event: Happening): Found => ({ where: 'body', beat: event.beat, mark: { sign, seq: event.seq, action: null } });

function wounded(event: Happening<'WoundInflicted'>): Found {
  const { location, level } = event.data;
  const { mark, ...where } = onBody('wound', event);
  return { ...where, mark: { ...mark, wound: { location, level } } };
}

function eventMarks(fighter: Fighter, event: Happening, declared: readonly Action[]): Found[] {
  if (event.actor !== fighter.id) return [];
  const { beat, seq } = event;
  const done = (sign: Sign, kind: Action['kind'], weapon?: string): Found[] => {
    const index = declared.findIndex(a => a.kind === kind && (weapon === undefined || weaponOf(a) === weapon));
    return [{ where: weapon === undefined ? 'body' : { weapon }, beat, mark: { sign, seq, action: index < 0 ? null : index + 1 } }];
  };
  switch (event.type) {
    case 'FeintMade': return [{ where: { action: event.data.action }, beat, mark: { sign: 'feint', seq, action: event.data.action } }];
    case 'ActionForfeited': return [{ where: { action: event.data.action }, beat, mark: { sign: 'forfeit', seq, action: event.data.action } }];
    case 'WoundInflicted': return [wounded(event)];
    case 'FellProne': return [onBody('fall', event)];
    case 'LostConsciousness': return [onBody('faint', event)];
    case 'Died': return [onBody('death', event)];
    case 'WeaponDropped': return done('drop', 'drop', event.data.weapon);
    case 'WeaponDrawn': return done('draw', 'draw', event.data.weapon);
    case 'WeaponPickedUp': return done('pickUp', 'pickUp', event.data.weapon);
    case 'WeaponStowed': return done('stow', 'stow', event.data.weapon);
    case 'WeaponReloaded': return done('reload', 'reload', event.data.weapon);
    case 'AimTaken': return done('aim', 'aim', event.data.weapon);
    case 'StoodUp': return done('standUp', 'standUp');
    case 'Moved': return done('move', 'move');
    case 'TestRolled': return done('test', 'test');
    case 'OpposedTestRolled': return done('test', 'oppose');
    case 'WoundTreated': return event.actor === fighter.id ? [onBody('treat', event)] : [];
    default: return [];
  }
}
