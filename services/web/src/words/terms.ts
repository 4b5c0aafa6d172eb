import type { Kind } from '../contract/actions';
import type {
  Approach, Attribute, Cover, DeathCause, FaintCause, Feint, FireMode, Forfeit, Guard, Hold, Location, Pace, Phase, Posture, Source, WoundLevel,
} from '../contract/words';
import type { Sign } from '../fold/lanes';

/** A word in people's language for every stable name of the contract. */
export type Terms = {
  attributes: Record<Attribute, string>;
  locations: Record<Location, string>;
  /** With what goes before it, as in “in the head”. */
  inLocation: Record<Location, string>;
  levels: Record<WoundLevel, string>;
  /** A wound with its location: each fact once. */
  wound(level: WoundLevel, location: Location): string;
  /** The same, where the location has been named before. */
  woundThere(level: WoundLevel, location: Location): string;
  /** What a lost location does besides its penalty; empty where there is nothing more to say. */
  loss(location: Location): string;
  sources: Record<Source, string>;
  modes: Record<FireMode, string>;
  approaches: Record<Approach, string>;
  paces: Record<Pace, string>;
  phases: Record<Phase, string>;
  guards: Record<Guard, string>;
  holds: Record<Hold | 'hand', string>;
  postures: Record<Posture, string>;
  covers: Record<Cover, string>;
  forfeits: Record<Forfeit, string>;
  feints: Record<Feint, string>;
  faints: Record<FaintCause, string>;
  deaths: Record<DeathCause, string>;
  kinds: Record<Kind, string>;
  signs: Record<Sign, string>;
  loads: Record<'full' | 'one', string>;
  verdicts: Record<'intact' | 'divergent' | 'incomplete', string>;
  /** Of the supplied tables; a campaign's own ids are shown as they are. */
  weapons: Record<string, string>;
  skills: Record<string, string>;
  systems: Record<string, string>;
  checks: Record<string, string>;
};
