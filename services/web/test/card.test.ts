// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { clockOf, fold } from '../src/fold/fold';
import FighterCard from '../src/view/FighterCard.svelte';
import { Names } from '../src/words/cast';
import { i18n, type Locale } from '../src/words/i18n.svelte';
import { duel } from './golden';

afterEach(cleanup);

/** The Spaniard's card after the duel and these events. */
function card(locale: Locale, ...events: object[]): string {
  cleanup();
  i18n.choose(locale);
  const scene = fold([...duel().map(e => (e.type === 'CombatantSeated' ? { ...e, data: { combatant: { ...e.data.combatant, armour: { head: 0, chest: 3 } } } } : e)), ...events.map((e, i) => ({ seq: 900 + i, round: 3, beat: 0, actor: 'espanol', ...e }))] as never);
  render(FighterCard, { props: { fighter: scene.fighters.find(f => f.id === 'espanol')!, told: null, now: clockOf(scene), names: new Names(scene, i18n.t) } });
  return screen.getByRole('article').textContent!.replace(/\s+/g, ' ');
}
const wound = (location: string, level: string, wound = 2, beat = 4) => ({ beat, type: 'WoundInflicted', data: { location, level, penalty: 4, wound } });
const started = { actor: null, type: 'RoundStarted', data: {} };
const ended = { actor: null, beat: 10, type: 'RoundEnded', data: {} };
const pass = (time: object, seconds: number) => [{ actor: null, type: 'TimeGranted', data: time }, { actor: null, type: 'TimeAdvanced', data: { seconds } }];

describe('the card of a combatant', () => {
  it('says of a wound what it costs, and what all of them do', () => {
    expect(card('es')).toContain('herida grave en la cabeza (+2 a todas sus tiradas).');
    expect(card('en')).toContain('Penalty of the wounds to every roll: +2');
  });

  it('says of a wound that has rested enough that it costs nothing any more', () => {
    const told = card('es', ...pass({ days: 14, rest: true }, 14 * 86_400));
    expect(told).toContain('herida grave en la cabeza (ya no penaliza).');
    expect(told).not.toContain('+2 a todas');
    expect(told).toContain('Penalización: ninguna');
    expect(card('en', ...pass({ days: 14, rest: true }, 14 * 86_400))).toContain('(no penalty any more)');
  });

  it('says of a place that is lost twice that it counts once', () => {
    const told = card('es', wound('left-leg', 'disabled'), wound('left-leg', 'disabled', 3));
    expect(told).toContain('Herida 3: pierna izquierda incapacitada (no suma más: la localización ya cuenta).');
    expect(told).toContain('a todas las tiradas: +6');
  });

  it('says how long is left, in the units of the rules', () => {
    expect(card('es', started, wound('abdomen', 'disabled'), ended)).toContain('No puede hacer nada. Mortal si no se trata: le quedan 5 h.');
    expect(card('es', started, wound('left-arm', 'destroyed'))).toContain('No puede usar ese brazo. Mortal si no se trata: le quedan 5 asaltos.');
    const shocked = card('es', started, wound('left-arm', 'destroyed'), ended);
    expect(shocked).toContain('En shock: mortal si no se trata: le quedan 5 min.');
    expect(shocked).not.toContain('del encuentro');
    expect(card('es', started, wound('abdomen', 'disabled'), ended, ...pass({ hours: 3 }, 10_800))).toContain('le quedan 2 h.');
    expect(card('en', started, wound('left-arm', 'destroyed'), ended)).toContain('Cannot use this arm. Deadly if untreated: 5 rounds left.');
  });

  it('says of a weapon that is not in hand so that it suits every weapon, and names the side as it was written', () => {
    expect(card('es', { type: 'WeaponStowed', data: { weapon: 'espada' } })).toMatch(/espada \(espada ancha\): sin empuñar|espada: sin empuñar/);
    expect(card('es')).toContain('bando «españa»');
    expect(card('en')).toContain('side “españa”');
  });

  it('shows skills and armour by location', () => {
    const told = card('es');
    expect(told).toMatch(/Habilidades: .*Espadas largas a 1 mano 5/);
    expect(told).toMatch(/Armadura: pecho 3/);
  });
});
