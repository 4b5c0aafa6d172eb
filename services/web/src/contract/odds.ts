import type { Difficulty } from './events';
import type { Feint, Forfeit } from './words';

// What the dice may bring for a declaration that is only considered (docs/api.md).

/** A chance, exactly: `83/125`. */
export type Fraction = string;

/** As in an event, but that what is not there is null. */
export type Entry = Pick<Difficulty, 'source' | 'value'> & { reason?: string | null };

export type Odds = {
  actor: string;
  byItself: {
    attacks: AttackOdds[]; defences: DefenceOdds[]; trial: TrialOdds | null; atLeastOneHit: Fraction; atLeastOneLands: Fraction | null;
  };
  followedThrough: FollowedThrough | null;
  leftOut: LeftOut[];
};
/** A blow, a shot or a spray, as if hits changed nothing. */
export type AttackOdds = {
  action: number; spray: number | null; tenth: number; target: string; vain: Forfeit | Feint | null; skill: number; difficulty: Entry[];
  hit: Fraction; critical: Fraction; stopped: Fraction | null; lands: Fraction | null; bullets: BulletOdds[]; wounds: WoundOdds | null;
};
export type BulletOdds = { bullets: number; chance: Fraction };
/** The worst wound, if any. */
export type WoundOdds = { none: Fraction; minor: Fraction; serious: Fraction; disabled: Fraction; destroyed: Fraction };
export type DefenceOdds = { action: number; tenth: number; skill: number; difficulty: Entry[]; levels: { level: number; chance: Fraction }[] };
export type TrialOdds = { action: number; success: Fraction; won: Fraction | null; lost: Fraction | null };
export type FollowedThrough = {
  method: 'exact' | 'sampled'; rounds: number | null; error: Fraction | null; actions: FollowedAction[]; atLeastOneHit: Fraction;
  atLeastOneLands: Fraction; dealt: { target: string; wounds: WoundOdds }[]; taken: WoundOdds; standing: Fraction;
};
export type FollowedAction = {
  action: number; spray: number | null; acts: Fraction; hit: Fraction; critical: Fraction; stopped: Fraction; lands: Fraction;
  bullets: BulletOdds[]; stops: Fraction; succeeds: Fraction; vain: { reason: Forfeit | Feint; chance: Fraction }[];
};
export type LeftOut = { figure: string; because: string; of: string | null };

/** What both figures say of one action: a spray has a line of its own in each. */
export type OfAction = {
  attacks: readonly AttackOdds[]; defence: DefenceOdds | null; trial: TrialOdds | null; followed: readonly FollowedAction[];
};

export function ofAction(odds: Odds, action: number): OfAction {
  const { attacks, defences, trial } = odds.byItself;
  return {
    attacks: attacks.filter(a => a.action === action),
    defence: defences.find(d => d.action === action) ?? null,
    trial: trial?.action === action ? trial : null,
    followed: odds.followedThrough?.actions.filter(a => a.action === action) ?? [],
  };
}
