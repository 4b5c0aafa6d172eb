// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLES } from '../src/play/sample';
import SampleNote from '../src/view/SampleNote.svelte';
import { i18n } from '../src/words/i18n.svelte';

afterEach(cleanup);

describe('a sample', () => {
  it.each([['fought', /ya jugado/, 'Jugar el mismo duelo desde el principio', 'seated'], ['seated', /sin empezar/, 'Ver cómo acabó en el documento', 'fought']] as const)('%s says what it is, and leads on', (which, what, link, other) => {
    i18n.choose('es');
    render(SampleNote, { props: { id: SAMPLES[which] } });
    expect(screen.getByRole('complementary', { name: 'Qué es esta muestra' }).textContent).toMatch(what);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(`#/c/${SAMPLES[other]}`);
    expect(screen.getByRole('link', { name: 'Abrir un encuentro propio' }).getAttribute('href')).toBe('#/');
  });

  it('is nothing else', () => {
    render(SampleNote, { props: { id: 'the-duel' } });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
