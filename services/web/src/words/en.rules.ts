/** A campaign's own rules, where an encounter is opened. */
export const HOUSE_RULES = {
  here: 'House rules', replaced: (name: string) => `a table of one’s own of ${name}`, own: (name: string) => `Own table of ${name}`, unread: 'The supplied tables could not be read: nobody knows whether this encounter has tables of its own.',
  columns: {
    id: 'name', value: 'value', from: 'from', to: 'to', location: 'location', modifier: 'modifier', skill: 'skill', hands: 'hands', damage: 'damage', kind: 'kind', actions: 'actions', modes: 'modes', magazine: 'magazine', ranges: 'ranges',
    shield: 'shield', natural: 'natural', thrown: 'thrown', pistol: 'pistol', carriedLoaded: 'carried loaded', type: 'type', attributes: 'attributes',
  } as Record<string, string>,
  title: 'House rules: options and tables', tables: 'Tables',
  tablesNote: 'A table of one’s own takes the place of the supplied one as a whole, and only in this encounter.',
  options: {
    parryReadiness: {
      label: 'When a parry after another action is ready', hint: 'A parry that is the weapon’s first action is always ready from tenth 1 (Rule D-53).',
      choices: { 'own-tenth': 'from its own tenth on (supplied)', 'after-previous-action': 'from the tenth after the action before it' },
    },
    successLevelFloor: {
      label: 'Success level', hint: 'Skill minus roll: it makes the defence harder, and decides opposed tests (Rule D-12).',
      choices: { none: 'may be negative (supplied)', zero: 'never below 0' },
    },
    sprayModifier: {
      label: 'Sustained fire, from the second spray on', hint: '−2 at short, +2 at medium, +4 at long range (Rule D-72).',
      choices: { flat: 'the same for every later spray (supplied)', cumulative: 'once more with each spray' },
    },
  },
  names: { hitLocation: 'hit locations', damageModifier: 'damage modifier by Strength', woundLevel: 'wound levels', weapons: 'weapons', skills: 'skills' },
  hints: {
    hitLocation: 'Rows with from, to and location that cover 1 to 10 once each.', damageModifier: 'Rows with from, to and modifier that cover 1 to 10 once each.',
    woundLevel: 'From which part of the Size on a wound is serious, disables and destroys.', weapons: 'A row for each weapon, by its short name. It is offered to the combatants below.',
    skills: 'A row for each skill; every one that a weapon uses must be there.',
  },
  replace: (name: string) => `Replace the table of ${name}`, table: (name: string) => `Table of ${name} (JSON)`, file: (name: string) => `Table of ${name} from a file`, supplied: (name: string) => `Use the supplied table of ${name}`,
  row: (row: string) => `Row ${row}`,
  distancesNote: 'Left empty, the distance is not known: a shot counts as at medium range. It can be changed between rounds.',
};
