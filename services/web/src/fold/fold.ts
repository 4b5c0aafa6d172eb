import type { AccumulateOn, Action } from '../contract/actions';
import type { Happening, Sheet, SeatedWeapon, Situation } from '../contract/events';
import { isKnown } from '../contract/events';
import type { Order } from '../contract/orders';
import { holdOf, type Ruling } from '../contract/rulings';
import type { Attribute, DeathCause, Hold, Posture } from '../contract/words';
import { active, killed, later, revived, settled, treated, wounded, type Body, type Clock, type Tenth, type Wound } from './body';
import { holding } from './holding';

// What is seen at a moment. It follows what the events say and decides no rule; where the contract says that something
// has no event of its own (how the dead lie, who is unhorsed), it follows the contract.

export type { Wound } from './body';
/** `hand`: it is held, and the event does not say in which. */
export type Grip = Hold | 'hand' | null;
export type Weapon = { id: string; model: string | null; held: Grip; onGround: boolean; ammunition: number | null; seated: SeatedWeapon };
export type Declared = { round: number; actions: Action[]; accumulateOn: AccumulateOn | null };
export type Fighter = {
  id: string; name: string; side: string | null; npc: boolean; sheet: Sheet; attributes: Record<Attribute, number>; posture: Posture; mounted: boolean;
  moving: boolean; cover: string; storey: number; conscious: boolean; dead: DeathCause | null; wounds: Wound[]; shock: Clock | null; weapons: Weapon[];
  aim: { weapon: string; target: string; rounds: number; round: number } | null; declared: Declared | null; orders: readonly Order[];
};
export type Scene = {
  seq: number; round: number; beat: number; playing: boolean; ended: number; closed: boolean; elapsed: number; fighters: Fighter[];
  ranges: NonNullable<Situation['ranges']>; modifiers: NonNullable<Situation['modifiers']>;
  /** Whether the wound that the director has just ruled is without penalty; null: he has ruled none. */
  painless: boolean | null;
  /** The time that passes is rest. */
  resting: boolean;
};

const NOTHING: Scene = {
  seq: 0, round: 0, beat: 0, playing: false, ended: 0, closed: false, elapsed: 0, fighters: [], ranges: [], modifiers: [], painless: null, resting: false,
};

/** The round that is played, or else the one that is declared for. */
export const currentRound = (scene: Scene): number => (scene.playing ? scene.round : scene.ended + 1);

/** The second of the encounter from which what is left of a clock is counted: in a round that is played, its end (Rule D-84). */
export const clockOf = (scene: Scene): number => scene.elapsed + (scene.playing ? 1 : 0);

/** Whose clocks run out within so many seconds, untreated, and what is left of each. */
export const runningOut = (scene: Scene, seconds: number): { fighter: Fighter; left: number }[] =>
  scene.fighters.filter(f => f.dead === null).flatMap(fighter => {
    const left = Math.min(...fighter.wounds.map(w => w.deadline ?? Infinity), fighter.shock?.deadline ?? Infinity) - scene.elapsed;
    return seconds > 0 && left <= seconds ? [{ fighter, left }] : [];
  });

/** Why he cannot act at all, if so (Rule D-26). */
export function incapable(fighter: Fighter): 'dead' | 'unconscious' | 'incapacitated' | null {
  if (fighter.dead) return 'dead';
  if (!fighter.conscious) return 'unconscious';
  return fighter.wounds.some(w => w.location === 'abdomen' && w.level === 'disabled') ? 'incapacitated' : null;
}

/** The scene after these events, from the first of the encounter on. Those that a ruling overruled count for nothing. */
export const fold = (events: readonly Happening[]): Scene => holding(events).reduce(evolve, NOTHING);

/** The scene after one more event. */
export function evolve(scene: Scene, event: Happening): Scene {
  const next = { ...scene, painless: null, seq: event.seq, round: Math.max(scene.round, event.round), beat: event.beat };
  return isKnown(event.type) ? apply(next, event, scene.painless) : next;
}

function apply(scene: Scene, event: Happening, painless: boolean | null): Scene {
  const change = (how: (fighter: Fighter) => Partial<Fighter>): Scene => ({
    ...scene,
    fighters: scene.fighters.map(fighter => (fighter.id === event.actor ? { ...fighter, ...how(fighter) } : fighter)),
  });
  const at: Tenth = { round: event.round, beat: event.beat, end: scene.elapsed + 1 };
  const body = (how: (body: Body, endurance: number) => Body) => change(f => how({ wounds: f.wounds, shock: f.shock }, f.attributes.endurance));
  const weapon = (id: string, how: (weapon: Weapon) => Partial<Weapon>) => change(f => ({ weapons: armed(f, id, how) }));

  switch (event.type) {
    case 'EncounterOpened': return situate(scene, event.data.situation ?? {});
    case 'CombatantSeated': return { ...scene, fighters: [...scene.fighters, seat(event.data.combatant)] };
    case 'EncounterClosed': return { ...scene, closed: true };
    case 'SituationChanged': return situate(scene, event.data);
    case 'ActionsDeclared': {
      const { actions, accumulateOn } = event.data;
      return change(() => ({ declared: { round: event.round, actions, accumulateOn: accumulateOn ?? null } }));
    }
    case 'RoundStarted': {
      const acts = (f: Fighter) => f.declared?.round === event.round && f.declared.actions.length > 0;
      return { ...scene, playing: true, fighters: scene.fighters.map(f => (acts(f) ? { ...f, wounds: active(f.wounds) } : f)) };
    }
    case 'RoundEnded':
      return { ...scene, playing: false, ended: event.round, elapsed: scene.elapsed + 1, fighters: scene.fighters.map(f => ({ ...f, aim: f.aim?.round === event.round ? f.aim : null })) };
    case 'WoundInflicted': return body((b, endurance) => {
      const next = wounded(b, event.data, endurance, at);
      return painless === null ? next : settled(next, painless, endurance, at);
    });
    case 'EnduranceRolled': return body((b, endurance) => settled(b, event.data.success, endurance, at));
    case 'AmmunitionSpent': return weapon(event.data.weapon, () => ({ ammunition: event.data.left }));
    case 'WeaponReloaded': return weapon(event.data.weapon, () => ({ ammunition: event.data.left }));
    case 'WeaponDropped': return weapon(event.data.weapon, () => ({ held: null, onGround: true }));
    case 'WeaponDrawn':
    case 'WeaponPickedUp': return weapon(event.data.weapon, w => ({ held: w.seated.row?.hands === 2 ? 'both' : 'hand', onGround: false }));
    case 'WeaponStowed':
      return weapon(event.data.weapon, w => ({ held: null, ammunition: w.seated.row?.carriedLoaded === false ? 0 : w.ammunition }));
    case 'AimTaken': return change(() => ({ aim: { ...event.data, round: event.round } }));
    case 'FellProne': return change(() => ({ posture: 'prone', mounted: false }));
    case 'StoodUp': return change(() => ({ posture: 'standing' }));
    case 'LostConsciousness': return change(() => ({ conscious: false }));
    case 'RegainedConsciousness': return change(() => ({ conscious: true }));
    case 'Died': return change(f => ({ ...killed(f, event.data.cause, at), dead: event.data.cause, conscious: false, posture: 'prone', mounted: false, aim: null, weapons: f.weapons.map(letGo) }));
    case 'TimeAdvanced': return { ...scene, elapsed: scene.elapsed + event.data.seconds, fighters: scene.fighters.map(f => ({ ...f, aim: null, wounds: later(f.wounds, event.data.seconds, scene.resting) })) };
    case 'TimeGranted': return { ...scene, resting: event.data.rest === true };
    case 'WoundTreated': return event.data.success ? body(b => treated(b, event.data.wound)) : scene;
    case 'WoundHealed': return change(f => ({ wounds: f.wounds.filter(w => w.wound !== event.data.wound) }));
    case 'AttributeLost': return change(f => ({ attributes: { ...f.attributes, [event.data.attribute]: event.data.value } }));
    case 'OrdersGiven': return change(() => ({ orders: event.data.orders }));
    case 'RulingMade': return ruled({ ...scene, painless: event.data.ruling.kind === 'wound' ? event.data.ruling.avoided === true : null }, change, event.data.ruling);
    case 'AttackRolled': case 'CriticalRolled': case 'DefenceRolled': case 'AttackMissed': case 'AttackStopped': case 'BulletsRolled':
    case 'LocationRolled': case 'AttackHit': case 'DamageRolled': case 'ActionForfeited': case 'FeintMade': case 'Moved':
    case 'TestRolled': case 'OpposedTestRolled': case 'OrdersWeighed':
      return scene; // told in the log and the lanes; nothing of it stays
    default: return event satisfies never;
  }
}

/** What a ruling changes that no event after it tells. */
function ruled(scene: Scene, change: (how: (fighter: Fighter) => Partial<Fighter>) => Scene, ruling: Ruling): Scene {
  switch (ruling.kind) {
    case 'attribute': return change(f => ({ attributes: { ...f.attributes, [ruling.attribute]: ruling.to } }));
    case 'ammunition': return change(f => ({ weapons: armed(f, ruling.weapon, () => ({ ammunition: ruling.left })) }));
    case 'posture': return change(f => ({ posture: ruling.posture, mounted: ruling.posture === 'standing' && f.mounted }));
    case 'weapon': return change(f => ({ weapons: armed(f, ruling.weapon, () => ({ held: holdOf(ruling.place), onGround: ruling.place === 'ground' })) }));
    case 'revive': return change(f => ({ ...revived(f), dead: null }));
    case 'heal': return ruling.wound === 'shock' ? change(() => ({ shock: null })) : scene;
    case 'modifier': case 'roll': case 'wound': case 'wake': case 'faint': case 'death': return scene;
    default: return ruling satisfies never;
  }
}

function seat(sheet: Sheet): Fighter {
  const { id, name, side, npc, attributes, posture, mounted, moving, cover, storey, weapons } = sheet;
  return {
    id, name, side: side ?? null, npc: npc ?? false, sheet, attributes, posture, mounted, moving, cover, storey,
    conscious: true, dead: null, wounds: [], shock: null, aim: null, declared: null, orders: [], weapons: weapons.map(armedWith),
  };
}

const armedWith = (weapon: SeatedWeapon): Weapon => ({
  id: weapon.id, model: weapon.model ?? null, held: weapon.held ?? null, onGround: false, ammunition: weapon.ammunition ?? null, seated: weapon,
});

const armed = (fighter: Fighter, id: string, how: (weapon: Weapon) => Partial<Weapon>) =>
  fighter.weapons.map(weapon => (weapon.id === id ? { ...weapon, ...how(weapon) } : weapon));

const letGo = (weapon: Weapon): Weapon => (weapon.held ? { ...weapon, held: null, onGround: true } : weapon);

function situate(scene: Scene, situation: Situation): Scene {
  const ranges = situation.ranges ?? [];
  const kept = scene.ranges.filter(old => !ranges.some(r => samePair(r, old)));
  const set = situation.set ?? [];
  const fighters = scene.fighters.map(f => {
    const change = set.find(c => c.combatant === f.id);
    if (!change || f.dead) return f;
    const { combatant: _, ...fields } = dropNulls(change);
    const posture = fields.posture ?? (fields.mounted ? 'standing' : f.posture);
    const mounted = fields.mounted ?? (fields.posture === 'prone' ? false : f.mounted);
    return { ...f, ...fields, posture, mounted };
  });
  return { ...scene, fighters, ranges: [...kept, ...ranges], modifiers: situation.modifiers ?? scene.modifiers };
}

const samePair = (a: { from: string; to: string }, b: { from: string; to: string }) =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

const dropNulls = <T extends object>(row: T): T => Object.fromEntries(Object.entries(row).filter(([, v]) => v !== null)) as T;
