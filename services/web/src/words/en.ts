import { AUDIT } from './en.audit';
import { BETWEEN } from './en.between';
import { PHRASES, SENTENCES } from './en.events';
import { left } from './en.time';
import { ODDS } from './en.odds';
import { ROLL } from './en.roll';
import { ORDERS, RULINGS } from './en.rulings';
import { HOUSE_RULES } from './en.rules';
import { SHEET } from './en.sheet';
import { TERMS } from './en.terms';
import { LEAST, MOST, type FaultWords, type ReasonWords, type Slip } from './shapes';

const between = (d: Readonly<Record<string, string>>): string => {
  const given = d['given'] ? `, not “${d['given']}”` : '';
  if (d['most'] === undefined || d['most'] === MOST) return `It must be ${d['least']} or more${given}.`;
  return d['least'] === undefined || d['least'] === LEAST ? `It must be ${d['most']} or less${given}.` : `It must be between ${d['least']} and ${d['most']}${given}.`;
};

const reasons: ReasonWords = {
  type: d => `It must be ${({ integer: 'a whole number', truth: 'yes or no', text: 'a text', list: 'a list', object: 'an object', number: 'a number' } as Record<string, string>)[d['expected'] ?? ''] ?? d['expected']}.`,
  range: d => between(d),
  count: d => `There may be ${d['most']} at most, and there are ${d['given']}.`,
  length: d => `It may have ${d['most']} characters at most, and has ${d['given']}.`,
  'control-character': () => 'It has a character that cannot be seen and cannot stand here.',
  digits: d => `It may have ${d['most']} digits at most.`,
  dots: () => 'It must not be dots alone.',
  'more-faults': d => `And there are ${d['untold']} things more to put right.`,
  choice: d => (d['given'] ? `“${d['given']}” is none of: ${d['choices']}.` : 'Choose one.'),
  empty: () => 'It must not be empty.',
  'not-positive': () => 'It must be above 0.',
  size: d => `It must have ${d['expected']} entries, not ${d['given']}.`,
  dice: d => `“${d['given']}” are no damage dice, such as 1d8+1.`,
  'unknown-model': d => `There is no “${d['given']}” in the weapons table.`,
  'unknown-skill': d => `There is no skill “${d['given']}”.`,
  'unknown-weapon': d => `There is no weapon “${d['given']}”.`,
  'no-skill': d => `${d['skill'] ? `The skill “${TERMS.skills[d['skill']] ?? d['skill']}”${d['combatant'] ? ` of ${d['combatant']}` : ''}` : 'The skill for it'} is 0: it cannot be tried.`,
  'actions-or-modes': () => 'A weapon has either actions or modes of fire.',
  'below-base': d => `It is below the base, which is ${d['least']}.`,
  'beyond-range': d => `Out of reach: ${d['given']} m, and it reaches ${d['most']} m.`,
  cover: d => `The spans must cover 1 to 10 once each${d['figure'] ? `: look at ${d['figure']}` : ''}.`,
  'declared-already': () => 'Already declared in this round.',
  'does-not-shoot': () => 'This weapon does not shoot.',
  falling: () => 'The figures must not fall.',
  'given-twice': () => 'It is given twice.',
  'hand-full': () => 'That hand is full.',
  hands: () => 'The hands do not suit the weapon.',
  himself: () => 'It cannot be aimed at oneself.',
  'more-than-agility': d => `Too many counted actions: ${d['given']}; Agility allows ${d['most']}.`,
  'more-than-once': d => `With ${d['weapon']} this can be done once a round only: ${TERMS.modes[d['mode'] as 'burst'] ?? 'that'}.`,
  'more-than-one-mode': d => `With ${d['weapon']} only one mode of fire can be used a round.`,
  'more-than-weapon-allows': d => `Too many actions with ${d['weapon']}: ${d['given']}; it allows ${d['most']}.`,
  natural: () => 'That cannot be done with a part of the body.',
  'no-magazine': () => 'This weapon has no magazine.',
  'not-carried-loaded': () => 'It cannot be carried loaded.',
  'not-drawn-and-used': () => 'It cannot be drawn and used in the same round.',
  'not-loaded': () => 'This weapon is not reloaded.',
  'not-sustained': () => 'Only sustained fire is shared among targets.',
  pair: () => 'It must be two different combatants, each pair once.',
  'prone-rider': () => 'Nobody lies on the ground on horseback.',
  'second-move': () => 'Only one move a round.',
  'set-already': () => 'This combatant is in the list already.',
  shoots: () => 'This weapon shoots: it neither strikes nor parries.',
  'skill-needed': d => (d['skills'] ? `Skills that are needed are missing: ${d['skills'].split(', ').map(id => TERMS.skills[id] ?? id).join(', ')}.` : 'A skill that is needed is missing.'),
  'skill-or-attribute': () => 'Choose either a skill or an attribute.',
  sprays: d => `The sprays together must be ${d['least']} to ${d['most']}, not ${d['given']}.`,
  'stands-alone': () => 'One of these actions takes the whole round and must stand alone.',
  'too-many-dice': () => 'These are too many damage dice to work it out.',
  taken: d => `“${d['given']}” is taken already.`,
  'target-or-targets': () => 'Choose either one target or the targets of the sprays.',
  'not-of-this-round': () => 'That roll is not of the current round.',
  'superseded': () => 'That roll is overruled already.',
  'no-dice': () => 'That event has no dice.',
  'played': () => 'That action has been played already.',
  'takes-no-modifier': () => 'That action takes no modifier.',
  'dead': () => 'Dead.',
  'no-need': () => 'There is no need: it is so already.',
  'destroyed': () => 'That part of the body is destroyed already.',
  'arm-lost': () => 'That arm does not work.',
  'not-minor': () => 'Only a minor wound can be without penalty.',
  'not-yours': () => 'Not of whoever asks.',
  'unknown-action': d => `The declaration has no action ${d['given'] ?? ''}.`,
  'unknown-wound': () => 'There is no such wound.',
  'written-twice': () => 'It is written twice.',
};

const slips: Record<Slip, string> = {
  value: 'a value should stand here', name: 'a name in double quotes should stand here', colon: 'a colon should stand here',
  brace: 'a comma or the closing brace, }, should stand here', bracket: 'a comma or the closing bracket, ], should stand here', text: 'this text is not closed, or has a sign that must be escaped',
  more: 'the JSON is over, and more follows',
};
const slip = (code: string | undefined) => (code !== undefined && Object.hasOwn(slips, code) ? `: ${slips[code as Slip]}` : '');

const faults: FaultWords = {
  'unknown-field': () => 'This does not belong here.',
  'missing-field': () => 'This is needed.',
  'unknown-combatant': d => (d['given'] ? `There is no combatant “${d['given']}”.` : 'Nobody of that name is there.'),
  'wrong-value': d => {
    if (d['least'] !== undefined || d['most'] !== undefined) return between(d);
    if (d['expected'] !== undefined) return `It must be ${d['expected']}${d['given'] ? `, not “${d['given']}”` : ''}.`;
    return d['given'] ? `“${d['given']}” cannot stand here.` : 'This cannot stand here.';
  },
  'not-allowed': d => (d['reason'] ? `The rules do not allow it: ${d['reason']}.` : 'The rules do not allow it.'),
  'dice-ran-out': d => `Dice are missing: ${d['given'] ? `${d['given']} given, and the next one would be a d${d['sides']}` : 'there are not enough'}.`,
  'dice-left-over': d => `Dice are left over: ${d['expected'] ? `${d['expected']} are used, and ${d['given']} were given` : 'there are too many'}.`,
  'die-too-high': d => `${d['die'] ? `Die ${d['die']}` : 'A die'}${d['shown'] ? ` (${d['shown']})` : ''} cannot come up on a d${d['most']}.`,
  'round-underway': () => 'The round is being played: nothing can be changed now.',
  'no-round': () => 'No round is being played.',
  'beat-played': () => 'That tenth has been played already.',
  closed: () => 'The encounter is closed.',
  'nothing-asked': () => 'Nothing has been asked.',
  'no-round-played': () => 'No round has been played yet.',
  'not-step': () => 'This round is not played step by step.',
  'wrong-phase': () => 'That cannot be done at this point.',
  'not-found': () => 'It is not there.',
  'version-conflict': () => 'Somebody changed the encounter in the meantime. Look at it, and try again.',
  'key-reused': () => 'This was sent before with another content. Try again.',
  'in-flight': () => 'It is still being decided. Try again in a moment.',
  malformed: d => `The text is not JSON${d['line'] ? `: line ${d['line']}, column ${d['column']}` : ''}${slip(d['slip'])}.`,
  'too-large': () => 'It is too big.',
  'too-slow': () => 'It took too long to arrive whole. Try again.',
  'too-long': () => 'The address is too long.',
  'headers-too-large': () => 'The browser sent too many headers.',
  'store-away': () => 'The database does not answer. It may have been done; trying again does it once, not twice.',
  crowded: () => 'Too many are asking at once. Try again in a moment.',
  faulty: () => 'There is something to put right.',
  'server-error': d => `The server failed${d['id'] ? ` (${d['id']})` : ''}. Nothing of yours is lost; try again.`,
  unanswered: () => 'No answer came. Nothing of yours is lost; trying again does it once, not twice.',
  unreadable: () => 'The server answered something that this page does not understand. It may be newer than the page: load it again.',
  'page-failed': () => 'This page failed. Nothing that the server had already taken is lost; load it again.',
};

export const EN = {
  terms: TERMS,
  sentences: SENTENCES,
  phrases: PHRASES,
  roll: ROLL,
  faults,
  reasons,
  rule: (number: string) => ` (Rule ${number})`,
  ofDie: (die: string, shown: string, fault: string) => `Die ${die} (“${shown}”): ${fault}`,
  fault: (code: string) => `Fault: ${code}.`,
  page: { title: 'Asalto', language: 'Language', skip: 'Skip to the content', loading: 'Loading…', home: 'Encounters', jump: 'Go to', notFound: 'There is no such page.', noEncounter: 'There is no such encounter.', elsewhere: 'Perhaps the link is incomplete, or it is of another server.', toTheList: 'See all encounters', retry: 'Try again' },
  list: {
    title: 'Encounters', closed: 'closed', toOpen: 'Open a new one', older: 'Older encounters', empty: 'There is no encounter yet. Open the first one.', open: 'Open an encounter', name: 'Name', system: 'System',
    phase: 'Phase', round: 'Round', combatants: 'Combatants', opened: 'Opened', andMore: (names: string, n: number) => `${names} and ${n} more`,
    how: 'Combatants by', byForm: 'form', byJson: 'JSON', json: 'Combatants as JSON',
    jsonHint: 'A list of combatants, or an object with combatants and situation, as in a scenario.',
    unloaded: 'The weapons and skills of the rules could not be read:', submit: 'Open', sample: 'Fill in the sample duel', duel: 'The duel', addCombatant: 'Add a combatant', removeCombatant: (name: string) => `Remove ${name}`,
    combatant: (n: number) => `Combatant ${n}`, side: 'Side (optional)', npc: 'Non-player character', attributes: 'Attributes', skills: 'Skills above the base',
    skill: (n: number) => `Skill ${n}`, value: 'Value', valueOf: (n: number) => `Value of skill ${n}`, addSkill: 'Add a skill', removeSkill: (n: number) => `Remove skill ${n}`,
    weapons: 'Weapons', weapon: (n: number) => `Weapon ${n}`, held: 'Carried', heldOf: (n: number) => `Where weapon ${n} is`, addWeapon: 'Add a weapon', removeWeapon: (n: number) => `Remove weapon ${n}`,
    auto: 'in the free hand', carried: 'carried', choose: 'choose…',
  },
  status: { live: 'live', connecting: 'connecting', reconnecting: 'reconnecting', stopped: 'disconnected' },
  round: {
    title: (n: number) => (n === 0 ? 'Before the first round' : `Round ${n}`), tenth: (n: number) => `Tenth ${n}`, tenths: 'Tenths', now: 'now', here: 'here', part: (from: number, to: number) => `Tenths ${from} to ${to} of 10 are in view: slide the table to see the others.`,
    caption: (n: number) => `Round ${n}: what each combatant does in each tenth`, lane: 'Lane', fighter: 'Combatant', body: 'body', dodge: 'dodge', together: 'together',
    togetherNames: (names: string) => `${names}, at the same time`,
    asList: 'The round as a list', nothing: 'nothing yet', empty: 'Nothing has been declared or done in this round.', box: 'Timeline of the round', plannedAt: (n: number) => `planned for tenth ${n}`,
    before: 'before tenth 1',
  },
  past: {
    when: (round: number, tenth: number) => (round === 0 ? 'before the first round' : tenth === 0 ? `round ${round}, before the first tenth` : `round ${round}, tenth ${tenth}`),
    looking: (when: string) => `Viewing the past: ${when}`,
    live: 'Back to the present', title: 'Moment', position: 'Position in the encounter',
    at: (when: string, n: number, of: number) => `${when}, event ${n} of ${of}`,
    previousEvent: 'Back one event', nextEvent: 'Forward one event', previousTenth: 'Back one tenth', nextTenth: 'Forward one tenth',
    startOfRound: 'Start of the round', endOfRound: 'End of the round', play: 'Play', pause: 'Pause', pace: 'Time for each tenth', seconds: (n: number) => (n === 0 ? 'none' : `${n} s`),
    copy: 'Link to this moment', startOfFight: 'Start of the fight', present: (round: number) => `This belongs to the present: round ${round}.`,
  },
  log: { title: 'Log', label: 'Log of the encounter', empty: 'Nothing has happened yet.', tenth: (n: number) => `tenth ${n}`, more: 'Dice and difficulty' },
  bodies: {
    title: 'Combatants', figure: (name: string) => `Body of ${name}`, unhurt: 'unhurt', wounds: 'Wounds', noWounds: 'No wounds.', weapons: 'Weapons', noWeapons: 'No weapons.', conscious: 'conscious', unconscious: 'unconscious',
    alive: 'alive', dead: (cause: string) => `dead: ${cause}`, mounted: 'on horseback', moving: 'moving', carried: 'carried', onGround: 'on the ground', natural: 'part of the body', ammunition: (n: number, of: number | null) => `ammunition: ${n}${of === null ? '' : ` of ${of}`}`,
    avoided: 'pain withstood: no penalty', treated: 'treated', wound: (n: number) => `Wound ${n}`, penalty: (n: string) => `${n} to every roll`, rested: (days: number) => `${days === 1 ? '1 day' : `${days} days`} of rest so far`, sum: (n: string) => `Penalty of the wounds to every roll: ${n}`,
    aim: (target: string, weapon: string, rounds: number) => `aims at ${target} with ${weapon}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`, state: 'State', left, deadline: (s: number) => `deadly if untreated: ${left(s)}`, shock: (s: number) => `In shock: deadly if untreated: ${left(s)}`,
    weighsNothing: 'no penalty any more', counted: 'adds nothing: the location counts already', noPenalty: 'Penalty: none', sheet: 'Skills and armour', skills: (list: string) => `Skills: ${list}`, armour: (list: string) => `Armour: ${list}`, noArmour: 'No armour.', noSkills: 'No skills.',
    incapable: 'cannot act', side: (name: string) => `side “${name}”`, npc: 'NPC',
  },
  declare: {
    row: {
      damage: (dice: string, kind: string) => `damage ${dice}${kind && ` ${kind}`}`, hands: (n: number) => (n === 1 ? '1 hand' : `${n} hands`), actions: (n: number) => (n === 1 ? '1 action a round' : `${n} actions a round`), mode: (mode: string, bullets: number | null) => (bullets === null ? mode : `${mode} (${bullets} bullets)`),
      loaded: (n: number, of: number) => `loaded with ${n} of ${of}`, ranges: (metres: readonly number[]) => `ranges ${metres.join(' / ')} m`, bands: ['short', 'medium', 'long'], beyond: 'out of reach', range: (band: string, metres: number) => `${band}, ${metres} m`, unknown: 'distance not given: counts as medium', distance: 'Distance',
    },
    short: 'Declare', title: (round: number) => `Declarations of round ${round}`, done: 'has declared', missing: 'missing', excused: { dead: 'dead', unconscious: 'unconscious', incapacitated: 'cannot act' }, allDone: 'Everybody has declared.', lacking: (names: string) => `Missing: ${names}.`, who: 'Who has declared',
    form: (name: string) => `Declaration of ${name}`, actions: 'Actions', action: (n: number) => `Action ${n}`, kind: 'What', weapon: 'Weapon', target: 'Target', calledShot: 'Called location (precision blow or shot)', from: 'From', mode: 'Mode of fire',
    offHand: 'With the off hand', drawnThisRound: 'Drawn in this round', blind: 'Fighting blind', ideal: 'Ideal conditions', against: 'Reserved against', ordinal: 'Attack no.', load: 'Load', metres: 'Metres', patient: 'Patient', wound: 'Wound',
    difficulty: 'Difficulty', skill: 'Skill', attribute: 'Attribute', opponent: 'Opponent', theirSkill: 'Opponent’s skill', theirDifficulty: 'Opponent’s difficulty', modifiers: 'Modifiers of the GM', modifier: (n: number) => `Modifier ${n}`, reason: (n: number) => `Reason of modifier ${n}`,
    addModifier: 'Add a modifier', removeModifier: (n: number) => `Remove modifier ${n}`, sprays: 'Targets of the sprays', sprayTarget: (n: number) => `Target ${n} of the sprays`, sprayCount: (n: number) => `Sprays at target ${n}`, addSpray: 'Share sprays among targets', removeSpray: (n: number) => `Remove target ${n} of the sprays`,
    add: 'Add an action', remove: (n: number) => `Remove action ${n}`, up: (n: number) => `Move action ${n} up`, down: (n: number) => `Move action ${n} down`, accumulateOn: 'Accumulation in the same tenth', asDeclared: 'in declared order', onAttack: 'on the attack', onDefence: 'on the defence',
    submit: 'Declare', unchanged: 'Nothing changed: it is declared so already', withOrders: 'with standing orders', allows: (n: number, mode: string | null) => `Allows ${n === 1 ? '1 action' : `${n} actions`} a round${mode ? ` (${mode})` : ''}.`, carried: 'carried', onGround: 'on the ground',
    carriedHint: (mayDraw: boolean) => `It is carried, not in hand: it must be drawn before (an action of a round)${mayDraw ? ' or “Drawn in this round” ticked' : ''}; else the action is forfeited.`, groundHint: 'It is on the ground: it must be picked up before; else the action is forfeited.', inHandHint: 'It is in hand already.', notOnGroundHint: 'It is not on the ground.',
    amend: 'Amend', sending: 'Sending…', any: 'any', none: 'none', usualOf: (what: string) => `as usual: ${what}`, more: (list: string) => `More: ${list}`, extras: { calledShot: 'precision', from: 'from behind or by surprise', offHand: 'off hand', drawnThisRound: 'drawn now', blind: 'blind', ideal: 'ideal conditions', against: 'reserve it', targets: 'share sprays', modifiers: 'modifiers' }, allBlind: 'Fighting blind in every action', tenth: (tenths: string) => `due in tenth ${tenths}`, tenthUnknown: 'its tenth is not known yet', wholeRound: 'takes effect at the end of the round', atOnce: 'at the start of the round', anybody: 'anybody', counted: (n: number, agility: number) => `${n} counted ${n === 1 ? 'action' : 'actions'} of at most ${agility} (Agility)`,
    changed: 'Changes not sent yet', stands: 'This is what stands declared.', skillOrAttribute: 'Test of', faults: 'Not declared:', locked: 'The round is being played: declarations are locked.', over: (who: string) => `${who === '' ? 'Nobody is left' : `Only ${who} is left`}. If the fight is over, the encounter can be closed under “Between rounds”.`,
  },
  start: {
    short: 'Play the round', title: (round: number) => `Play round ${round}`, pace: 'Pace', dice: 'Dice', byServer: 'rolled by the server', byHand: 'by hand', natural: 'Natural results, in the order in which they are asked for', naturalHint: (written: number) => `For example: 8, 5, 1, 2, 5, 4, 1. ${written === 0 ? 'None so far' : written === 1 ? '1 die so far' : `${written} dice so far`}.`,
    asked: 'What is rolled, in this order', askedAt: (tenth: number, what: string) => `tenth ${tenth}: ${what}`, askedLast: (what: string) => `at the end of the round: ${what}`, askedSpray: (n: number) => `spray ${n}`, askedNothing: 'Nothing so far: no attack and no test is declared.',
    askedThen: 'How many dice these are hangs on what comes up. Each attack asks for 1d10; if it shows a 1 and hits, for another to confirm the critical; if it hits, for that of the parry or dodge that waits for it; if it is not stopped, for that of the location (not of a precision blow), those of the damage (not of a critical) and, for a minor wound, that of Endurance. If any are missing or left over nothing is played, and you are told which.', submit: 'Start the round', next: 'Next tenth', playing: (n: number) => `Round ${n} is being played.`, faults: 'Not started:',
    missing: (names: string) => `Without declaration: ${names}.`, byOrders: (names: string) => `By standing orders, if one of them holds: ${names}.`, unsent: (names: string) => `With changes not sent: ${names}.`,
    sure: 'Who has not declared does nothing in this round, and what was not sent is not played.', anyway: 'Start all the same', notYet: 'Not yet',
  },
  between: BETWEEN,
  odds: ODDS,
  sheet: SHEET,
  sample: {
    label: 'What this sample is', is: { fought: 'This is a sample: the duel of the document, already played.', seated: 'This is a sample to be played: the duel of the document, not begun.' },
    look: {
      fought: 'Two rounds, with the dice of the document; the French knight is dead. It can be gone through tenth by tenth, the dice of each attack opened in the log, and audited.',
      seated: 'Both knights are seated and nobody has declared: declare for each of them, and start the round.',
    },
    goTo: { fought: 'See how it ended in the document', seated: 'Play the same duel from the start' }, open: 'Open an encounter of your own', short: { fought: 'sample, already played', seated: 'sample, to be played' },
  },
  houseRules: HOUSE_RULES,
  rulings: RULINGS,
  orders: ORDERS,
  audit: AUDIT,
  help: {
    open: 'Keyboard', title: 'Keys', close: 'Close', keys: [['←  →', 'previous, next event'], ['Shift + ←  →', 'previous, next tenth'], ['Home  End', 'start, end of the round'], ['Shift + Home', 'start of the fight'], ['Space', 'play, pause'], ['.', 'back to the present'], ['?', 'this help'], ['Esc', 'close it']] as [string, string][],
    note: 'The keys rest while a field or a button has the focus.',
  },
};

export type Messages = typeof EN;
