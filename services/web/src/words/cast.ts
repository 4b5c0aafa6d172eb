import type { Action } from '../contract/actions';
import type { EventType, Facts, Happening } from '../contract/events';
import type { Scene } from '../fold/fold';
import type { Messages } from './en';
import type { Cast, Phrases } from './sentences';

/** Names for ids, as they stand in a scene. */
export class Names {
  constructor(private readonly scene: Pick<Scene, 'fighters'>, private readonly t: Messages) {}

  name = (id: string): string => this.scene.fighters.find(f => f.id === id)?.name ?? id;

  /** A weapon's own name, or, where it is called like its model, the table's word for it. */
  weapon(owner: string | null, id: string): string {
    const weapon = this.scene.fighters.find(f => f.id === owner)?.weapons.find(w => w.id === id);
    return (weapon?.model === id && this.t.terms.weapons[id]) || id;
  }

  skill = (id: string): string => this.t.terms.skills[id] ?? id;

  cast(actor: string | null, round: number): Cast {
    const cast: Cast = {
      actor: actor === null ? '' : this.name(actor),
      round,
      name: this.name,
      weapon: id => this.weapon(actor, id),
      skill: this.skill,
      action: action => phrase(this.t.phrases, action, cast),
    };
    return cast;
  }

  sentence<T extends EventType>(event: Happening<T>): string {
    const say = this.t.sentences[event.type as T];
    return say(event.data as Facts[T], this.cast(event.actor, event.round));
  }

  phrase = (owner: string, action: Action): string => phrase(this.t.phrases, action, this.cast(owner, 0));
}

function phrase<K extends Action['kind']>(phrases: Phrases, action: Extract<Action, { kind: K }>, cast: Cast): string {
  const say = phrases[action.kind as K];
  return say(action, cast);
}
