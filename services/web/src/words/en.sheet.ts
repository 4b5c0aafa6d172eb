/** A combatant's sheet: what else it has, and how it comes and goes as JSON. */
export const SHEET = {
  base: (base: number, attributes: string, innate: boolean) => `Base ${base}${attributes ? ` (${attributes})` : ''}: ${innate ? 'innate, everyone has it' : 'knowledge, 0 unless bought'}`,
  bases: 'All skills and their bases', innate: 'Innate', knowledge: 'Knowledge', skill: 'Skill', baseHead: 'Base', has: 'Has',
  moreOf: (n: number) => `More about weapon ${n}`, idOf: (n: number) => `Short name (id) of weapon ${n}`, id: 'Short name (id)', idHint: 'Left empty, it comes from the name.',
  ammunitionOf: (n: number) => `Ammunition of weapon ${n}`, ammunitionHint: 'Left empty: full.', telescopicOf: (n: number) => `Telescopic sight on weapon ${n}`, laserOf: (n: number) => `Laser sight on weapon ${n}`,
  own: 'one of its own…', row: (n: number) => `Row of weapon ${n}`, rowSkill: 'Skill of the weapon', hands: 'Hands', damage: 'Damage', damageHint: 'Such as 1d8+1', kind: 'Kind of damage',
  actions: 'Actions a round', actionsHint: 'Without modes of fire: 1 to 3', single: 'Fires single shots', burst: 'Bullets of a burst', sustained: 'Bullets a round of sustained fire', modes: 'Modes of fire',
  magazine: 'Magazine', ranges: ['Short range (m)', 'Medium range (m)', 'Long range (m)'] as readonly string[], carriedLoaded: 'May be carried loaded',
  marks: { shield: 'Shield', natural: 'Part of the body', thrown: 'Thrown', pistol: 'Pistol' }, kinds: { blunt: 'blunt', edged: 'edged', piercing: 'piercing' },
  stance: 'Posture, cover and armour', armour: 'Armour by location', armourOf: (location: string) => `Armour: ${location}`, storeyHint: '0 is the ground floor.',
  exchange: 'Import or export this sheet (JSON)', text: 'The sheet as JSON', textHint: 'A row of “combatants” of a scenario.', file: 'From a file', read: 'Take it into the form', taken: 'The sheet is in the form.',
  unread: 'It has not been taken over. All that is wrong with it:', save: (name: string) => `Save ${name} as a file`, copy: (name: string) => `Copy ${name}`, copied: 'Copied.', uncopied: 'It could not be copied: select the text and copy it.',
  cast: 'Save or copy the combatants', castNote: 'A scenario without rounds: everybody as seated, distances and modifiers as they stand. It can be opened as a new encounter, or played with ./asalto resolve.', theCast: 'the whole cast',
  scenarioFile: 'A scenario from a file', untaken: (rounds: number, dice: number) => `Not taken over from the scenario: its ${rounds === 1 ? 'round' : `${rounds} rounds`} (rounds)${dice === 0 ? '' : `, with ${dice === 1 ? '1 die' : `${dice} dice`} (dice)`}. An encounter is played anew.`, openWithout: 'Open without it', unfile: 'The file could not be read.',
};
