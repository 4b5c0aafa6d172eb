import type { Locale } from './i18n.svelte';

// Where a long word may be parted, for narrow cells: browsers part words by dictionaries that not all of them have.

const SHY = '\u00ad';
const LONG = /\p{L}{8,}/gu;
/** A Spanish syllable with what closes it, before one that begins: a consonant, or two that go together, and a vowel. */
const SYLLABLE = /([aeiouáéíóúü][b-df-hj-np-tv-zñ]*?)(?=(?:[bcdfgpt]r|[bcfgp]l|ch|ll|rr|[qg]u|[b-df-hj-np-tv-zñ])[aeiouáéíóúü])/gi;

/** The text with soft hyphens in its long words. */
export const soft = (locale: Locale, text: string): string => (locale === 'es' ? text.replace(LONG, parted) : text);

/** No letter is left alone at the beginning. */
const parted = (word: string): string => word.replace(SYLLABLE, (syllable, _: string, at: number) => (at + syllable.length < 2 ? syllable : syllable + SHY));
