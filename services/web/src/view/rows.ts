import { tick } from 'svelte';

// Lists that are added to and taken from: the focus goes where the work goes on, and never back to the top of the page.

const FIELDS = 'input, select, textarea';
const STOPS = `${FIELDS}, button, summary`;

/** Adds a row, and leads to its first field. */
export async function adding(button: HTMLElement, add: () => void): Promise<void> {
  const form = formOf(button);
  const before = new Set(form.querySelectorAll(FIELDS));
  add();
  await tick();
  [...form.querySelectorAll<HTMLElement>(FIELDS)].find(field => !before.has(field))?.focus();
}

/** Takes a row away, and leads to what stood behind it. */
export async function removing(button: HTMLElement, remove: () => void): Promise<void> {
  const form = formOf(button);
  const stops = [...form.querySelectorAll<HTMLElement>(STOPS)];
  remove();
  await tick();
  stops.slice(stops.indexOf(button) + 1).find(stop => form.contains(stop) && canTakeFocus(stop))?.focus();
}

/** Moves a row up or down; the button goes with it, and stays the one that has the focus. */
export async function moving(button: HTMLButtonElement, move: () => void): Promise<void> {
  move();
  await tick();
  (button.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button)?.focus();
}

const formOf = (button: HTMLElement): HTMLElement => button.closest('form') ?? document.body;

const canTakeFocus = (stop: HTMLElement): boolean =>
  !stop.matches(':disabled') && !stop.parentElement?.closest(stop.matches('summary') ? 'details:not([open]) details' : 'details:not([open])');
