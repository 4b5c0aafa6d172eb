import type { Action } from '../contract/actions';
import type { EventType, Facts } from '../contract/events';

/** Whom and what an event is about, by the names that people gave them. */
export type Cast = {
  actor: string;
  round: number;
  name(id: string): string;
  /** The weapon of the event's actor. */
  weapon(id: string): string;
  skill(id: string): string;
  action(action: Action): string;
};

/** A sentence for every type of event. A type that has none does not compile. */
export type Sentences = { [T in EventType]: (data: Facts[T], cast: Cast) => string };

/** A phrase in the infinitive for every kind of action. */
export type Phrases = { [K in Action['kind']]: (action: Extract<Action, { kind: K }>, cast: Cast) => string };

/** `+1`, `−2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** As it stands behind a colon. A name that is written in capitals keeps them. */
export const small = (text: string): string => (/^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text);

/** Without the full stop of a sentence that is quoted within another. */
export const unended = (text: string): string => text.trim().replace(/(?<!\.)\.$/, '');

/** The words that are there, with a comma between them. */
export const listed = (...words: (string | false | null | undefined)[]): string => words.filter(Boolean).join(', ');
