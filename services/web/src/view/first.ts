import { tick } from 'svelte';

/** Leads whoever sent a form to the first thing that is wrong with it. */
export async function toFirstFault(form: HTMLElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"], .faults')?.focus();
}
