import { describe, expect, it } from 'vitest';
import type { Tables } from '../src/contract/events';
import { baseOf } from '../src/form/bases';
import { rowOfSheet, scenarioOf } from '../src/form/cast';
import { combatant, newCombatant } from '../src/form/combatant';
import { pasted, untakenOf } from '../src/form/opening';
import { inTheRows, isShown } from '../src/form/paths';
import { readSheet } from '../src/form/sheet';
import { suppliedOf } from '../src/form/supplied';
import { fold } from '../src/fold/fold';
import ruleset from './answers/ruleset-desafio.json';
import { golden, NAMES, sheet, stream } from './golden';

const read = (row: unknown) => readSheet(JSON.stringify(row));
const draftOf = (row: unknown) => {
  const found = read(row);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.draft;
};
const FULL = {
  id: 'ana', name: 'Ana', side: 'francia', npc: true, attributes: { strength: 5, agility: 7, endurance: 6, size: 4 }, skills: { medicine: 4, 'house-skill': 2 },
  weapons: [
    { id: 'rifle', model: 'assault-rifle', held: 'both', ammunition: 12, telescopic: true, laser: true },
    { id: 'daga', model: 'dagger', held: null },
    { id: 'tubo', skill: 'clubs', hands: 1, damage: '1d6+1', kind: 'blunt', actions: 2, shield: true },
    { id: 'cosa', skill: 'revolvers', hands: 1, damage: '1d10', kind: 'piercing', modes: { single: 1, burst: 3, sustained: 10 }, magazine: 9, ranges: [5, 10, 20], pistol: true, carriedLoaded: false },
  ],
  armour: { head: 1, 'left-arm': 2 }, mounted: true, moving: true, cover: 'partial', storey: -1,
};

describe('a character as JSON', () => {
  it('comes into the form and goes out of it with everything that it has', () => {
    expect(combatant('ana', draftOf(FULL))).toEqual(FULL);
    expect(combatant('bo', draftOf({ id: 'bo', attributes: FULL.attributes, posture: 'prone' }))).toMatchObject({ posture: 'prone', weapons: [], skills: {} });
  });

  it.each(NAMES)('comes and goes, each of those of %s', name => {
    for (const row of golden(name).scenario.combatants) {
      const written = combatant(row.id, draftOf(row));
      expect(sheet(written as never)).toEqual(sheet(row));
    }
  });

  it('that is seated is written as it was seated', () => {
    for (const row of golden('10-bodyguard').scenario.combatants) {
      const seated = sheet(row);
      expect(sheet(rowOfSheet(seated) as never)).toEqual(seated);
      expect(read(rowOfSheet(seated))).toHaveProperty('draft');
    }
  });

  it('has every fault told at once, each at its place', () => {
    const found = read({
      nane: 'Ana', attributes: { strength: '5', agility: 5, size: 5.5 }, skills: { medicine: '4' }, cover: 'wall', mounted: 1, armour: { tail: 1, head: null },
      weapons: [{ model: 'dagger', damage: '1d4' }, { id: 'x', skill: 'clubs', ranges: [1, 2] }, 'sword'],
    });
    expect('faults' in found && found.faults.map(f => `${f.path} ${f.data['reason'] ?? f.code}`)).toEqual([
      'nane unknown-field', 'attributes.strength type', 'attributes.size type', 'attributes.endurance missing-field', 'skills.medicine type', 'cover choice', 'mounted type',
      'armour.tail unknown-field', 'armour.head type', 'weapons[0].damage unknown-field', 'weapons[0].id missing-field', 'weapons[1].ranges size',
      'weapons[1].hands missing-field', 'weapons[1].damage missing-field', 'weapons[1].kind missing-field', 'weapons[2] type', 'id missing-field',
    ]);
    expect(readSheet('{"id" 1}')).toMatchObject({ faults: [{ code: 'malformed', data: { line: '1', column: '7' } }] });
  });
});

describe('the base of a skill', () => {
  const { skills } = suppliedOf(ruleset);
  const typed = (agility: string) => ({ strength: '5', agility, endurance: '5', size: '5' });
  it.each([['brawl', '5', 2], ['climb', '8', 3], ['climb', '9', 3], ['dodge', '1', 1], ['medicine', '5', 0], ['dodge', 'x', null], ['dodge', '', null]] as const)('%s at Agility %s is %s', (id, agility, base) =>
    expect(baseOf(skills[id]!, typed(agility))).toBe(base));
});

describe('the field of a fault', () => {
  const draft = { ...newCombatant(), skills: [{ skill: 'medicine', value: '11' }] };
  it.each(['weapons[0].ammunition', 'weapons[0].modes.burst', 'weapons[1].ranges[2]', 'armour.head', 'posture', 'cover', 'storey', 'mounted', 'id', 'side', 'attributes.size', 'skills'])('%s is in the form', path =>
    expect(isShown(`combatants[0].${path}`, 'form')).toBe(true));
  it('of a skill that has no row is that of the skills', () => {
    expect(inTheRows({ path: 'combatants[0].skills.medicine', code: 'wrong-value', data: {} }, [draft]).path).toBe('combatants[0].skills[0].value');
    expect(isShown('combatants[0].skills.driving', 'form')).toBe(false);
  });
});

describe('the cast of an encounter', () => {
  const events = stream(golden('05-duel-rounds-1-and-2'));
  const { tables } = suppliedOf(ruleset);
  it('is a scenario that can be opened again', () => {
    const cast = scenarioOf(fold(events), events, tables);
    expect(cast).toMatchObject({ ruleset: { id: 'desafio' }, combatants: [{ id: 'frances' }, { id: 'espanol' }], rounds: [] });
    expect(pasted(JSON.stringify(cast))).toMatchObject({ combatants: [{ id: 'frances' }, { id: 'espanol' }] });
  });

  it('has the tables that are not the supplied ones, as a scenario writes them', () => {
    const own = { ...tables!, skills: { ...tables!.skills, juggling: { innate: false, attributes: ['agility' as const] } } } satisfies Tables;
    const opened = { ...events[0]!, data: { system: 'desafio', rules: '1', ruleset: { options: { sprayModifier: 'flat' }, tables: own } } } as (typeof events)[0];
    const cast = scenarioOf(fold(events), [opened, ...events.slice(1)], tables) as { ruleset: { options: object; tables: Record<string, Record<string, unknown>> } };
    expect(Object.keys(cast.ruleset.tables)).toEqual(['skills']);
    expect(cast.ruleset.tables['skills']!['juggling']).toEqual({ type: 'knowledge', attributes: ['agility'] });
    expect(cast.ruleset.options).toEqual({ sprayModifier: 'flat' });
  });
});

describe('a scenario that is opened', () => {
  it('is asked how many rounds and dice it has that are not taken over', () => {
    expect(['{"scenario":{"rounds":[{"dice":[1,2]},{"dice":null}]}}', '{"rounds":[{}]}', '{"rounds":{}}', '[]', '{'].map(untakenOf))
      .toEqual([{ rounds: 2, dice: 2 }, { rounds: 1, dice: 0 }, { rounds: 0, dice: 0 }, { rounds: 0, dice: 0 }, { rounds: 0, dice: 0 }]);
  });
});
