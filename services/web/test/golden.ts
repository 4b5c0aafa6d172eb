import type { State } from '../src/contract/api';
import type { Happening, Sheet, WeaponRow } from '../src/contract/events';
import { ATTRIBUTES } from '../src/contract/words';

export type Written = Partial<Sheet> & { id: string; attributes: Sheet['attributes'] };
export type Golden = {
  scenario: { combatants: Written[]; situation?: object; rounds?: { advance?: object | null }[] };
  expect: { events: Omit<Happening, 'seq'>[]; state?: State };
};

const FILES = import.meta.glob<Golden>('./golden/*.json', { eager: true, import: 'default' });
const path = (name: string) => `./golden/${name}.json`;
export const NAMES = Object.keys(FILES).map(file => file.replace('./golden/', '').replace('.json', ''));
export const golden = (name: string): Golden => FILES[path(name)]!;

/** As much of the supplied weapons as the golden files here need to be told. */
const ROWS: Record<string, Partial<WeaponRow>> = {
  fist: { natural: true }, greatsword: { hands: 2 }, spear: { hands: 2 }, bow: { hands: 2, magazine: 1, carriedLoaded: false },
  sling: { magazine: 1, carriedLoaded: false }, crossbow: { hands: 2, magazine: 1 }, javelin: { magazine: 2, thrown: true },
  revolver: { magazine: 6, modes: { single: 1 } }, 'semi-auto-pistol': { magazine: 15, modes: { single: 1 } },
  'tactical-smg': { hands: 2, magazine: 30, modes: { single: 1, burst: 3, sustained: 10 } }, shotgun: { hands: 2, magazine: 6, modes: { single: 1 } },
  'assault-rifle': { hands: 2, magazine: 30, modes: { single: 1, burst: 3, sustained: 10 } }, 'machine-gun': { hands: 2, magazine: 100, modes: { sustained: 20 } },
};

/** The stream of a golden file's encounter: opened, seated as the server completes the sheets, then its events. */
export function stream({ scenario, expect }: Golden): Happening[] {
  const opened = [
    { round: 0, beat: 0, type: 'EncounterOpened', actor: null, data: { system: 'desafio', rules: '1', situation: scenario.situation ?? {} } },
    ...scenario.combatants.map(c => ({ round: 0, beat: 0, type: 'CombatantSeated', actor: c.id, data: { combatant: sheet(c) } })),
  ] as Omit<Happening, 'seq'>[];
  const told = expect.events.flatMap(event => {
    const advance = event.type === 'RoundEnded' ? scenario.rounds?.[event.round - 1]?.advance : null;
    // the log alone has it
    return advance ? [event, { round: event.round, beat: event.beat, type: 'TimeGranted', actor: null, data: advance } as Omit<Happening, 'seq'>] : [event];
  });
  return [...opened, ...told].map((event, i) => ({ ...event, seq: i + 1 }) as Happening);
}

export function sheet(written: Written): Sheet {
  const full = new Set<string>();
  const weapons = (written.weapons ?? []).map(w => {
    const row = { skill: '', hands: 1, ...(w.model ? ROWS[w.model] : (w as unknown as WeaponRow)) };
    const held = row.natural ? null : w.held !== undefined ? w.held : freeHand(full, row.hands);
    if (held === 'both') full.add('right').add('left');
    else if (held) full.add(held);
    const loaded = held === null && row.carriedLoaded === false ? 0 : (row.magazine ?? null);
    return { id: w.id, model: w.model ?? null, row, held, ammunition: w.ammunition ?? loaded };
  });
  return {
    name: written.id, side: null, npc: false, skills: {}, armour: {}, posture: 'standing', mounted: false, moving: false, cover: 'none', storey: 0,
    ...written, weapons, attributes: Object.fromEntries(ATTRIBUTES.map(a => [a, written.attributes[a]])) as Sheet['attributes'],
  };
}

function freeHand(full: ReadonlySet<string>, hands: number) {
  if (hands === 2) return full.size === 0 ? 'both' : null;
  return full.has('right') ? (full.has('left') ? null : 'left') : 'right';
}

export const DUEL = '05-duel-rounds-1-and-2';
export const duel = (): Happening[] => stream(golden(DUEL));
