import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '../src/words/i18n.svelte';
import { rangeLine, weaponLine } from '../src/words/weapon';

const rifle = { skill: 'automatic-rifles', hands: 2, damage: '2d8', kind: 'piercing', modes: { single: 1, burst: 3, sustained: 10 }, magazine: 30, ranges: [10, 50, 100] } as const;
const row = { ...rifle, ranges: [...rifle.ranges] };

describe('a weapon that is chosen', () => {
  it('is told in one line', () => {
    expect(weaponLine(DICTIONARIES.es, row, 12))
      .toBe('daño 2d8 perforante · 2 manos · tiro a tiro, ráfaga (3 balas), fuego sostenido (10 balas) · munición 12 de 30 · alcances 10 / 50 / 100 m');
    expect(weaponLine(DICTIONARIES.en, { skill: 'daggers', hands: 1, damage: '1d4', kind: 'edged', actions: 3 }, null)).toBe('damage 1d4 edged · 1 hand · 3 actions a round');
  });

  it('has a band for every distance', () => {
    const told = (metres: number | null) => rangeLine(DICTIONARIES.es, row, metres);
    expect([told(10), told(11), told(50), told(100), told(101), told(null)])
      .toEqual(['corta, 10 m', 'media, 11 m', 'media, 50 m', 'larga, 100 m', 'fuera de alcance, 101 m', 'distancia sin anotar: cuenta como media']);
    expect(rangeLine(DICTIONARIES.es, { skill: 'daggers', hands: 1 }, 3)).toBe('');
  });
});
