import type { Action } from '../contract/actions';
import type { EventType, Facts, Happening } from '../contract/events';
import type { Scene } from '../fold/fold';
import type { Messages } from './en';
import type { Cast, Phrases } from './sentences';

/** Names for ids, as they stand in a scene. */
export class Names {
  constructor(private readonly scene: Pick<Scene, 'fighters'>, private readonly t: Messages) {}

  name = (id: string): string => this.scene.fighters.find(f => f.id === id)?.name ?? id;

  /** A weapon's own name, or, where it is called like its model (`dagger`, `dagger-2`), the table's word for it. */
  weapon(owner: string | null, id: string): string {
    const model = this.model(owner, id);
    const word = model && this.t.terms.weapons[model];
    if (!word) return id;
    if (id === model) return word;
    const [, which] = id.startsWith(`${model}-`) ? (/^-(\d+)$/.exec(id.slice(model.length)) ?? []) : [];
    return which === undefined ? id : `${word} ${which}`;
  }

  /** With what it is, where its name does not say so. */
  weaponInFull(owner: string, id: string): string {
    const name = this.weapon(owner, id);
    const model = this.model(owner, id);
    const word = model && (this.t.terms.weapons[model] ?? model);
    return !word || name.toLowerCase().startsWith(word.toLowerCase()) ? name : `${name} (${word})`;
  }

  private readonly model = (owner: string | null, id: string): string | null =>
    this.scene.fighters.find(f => f.id === owner)?.weapons.find(w => w.id === id)?.model ?? null;

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
