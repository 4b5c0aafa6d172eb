import { tick } from 'svelte';

/** Leads whoever sent a form to the first thing that is wrong with it. */
export async function toFirstFault(form: HTMLElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"], .faults')?.focus();
}

/** Leads to another part of the page. The address says where one is in the encounter, so it is not used for that. */
export function goTo(id: string): void {
  const there = document.getElementById(id);
  there?.scrollIntoView();
  there?.focus({ preventScroll: true });
}
