import { EN, type Messages } from './en';
import { ES } from './es';

export type Locale = 'en' | 'es';
export const LOCALES: readonly Locale[] = ['es', 'en'];
export const DICTIONARIES: Readonly<Record<Locale, Messages>> = { en: EN, es: ES };
const CHOSEN = 'asalto.locale';

/** The first of the browser's languages that this page speaks; else English. */
export const preferred = (languages: readonly string[]): Locale =>
  languages.find(l => /^(es|en)\b/i.test(l))?.toLowerCase().startsWith('es') ? 'es' : 'en';

class I18n {
  locale = $state<Locale>('en');
  readonly t: Messages = $derived(DICTIONARIES[this.locale]);

  /** From what was chosen before, else from the browser. */
  begin(): void {
    const chosen = localStorage.getItem(CHOSEN);
    this.set(chosen === 'es' || chosen === 'en' ? chosen : preferred(navigator.languages));
  }

  choose(locale: Locale): void {
    localStorage.setItem(CHOSEN, locale);
    this.set(locale);
  }

  private set(locale: Locale): void {
    this.locale = locale;
    document.documentElement.lang = locale;
  }
}

export const i18n = new I18n();
