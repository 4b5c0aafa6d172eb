import type { Location, WoundLevel } from '../contract/words';
import type { Terms } from './terms';

const LOCATIONS: Record<Location, string> = {
  head: 'head', chest: 'chest', abdomen: 'abdomen', 'right-arm': 'right arm', 'left-arm': 'left arm', 'right-leg': 'right leg', 'left-leg': 'left leg',
};
const IN_LOCATION: Record<Location, string> = {
  head: 'in the head', chest: 'in the chest', abdomen: 'in the abdomen', 'right-arm': 'in the right arm', 'left-arm': 'in the left arm',
  'right-leg': 'in the right leg', 'left-leg': 'in the left leg',
};
const LEVELS: Record<WoundLevel, string> = { minor: 'minor wound', serious: 'serious wound', disabled: 'disabled location', destroyed: 'destroyed location' };

const isArm = (location: Location) => location.endsWith('arm');
const isLeg = (location: Location) => location.endsWith('leg');
const lost = (level: WoundLevel, location: Location): string => (level === 'disabled' ? 'disabled' : isArm(location) || isLeg(location) ? 'severed' : 'destroyed');

export const TERMS: Terms = {
  attributes: { strength: 'Strength', agility: 'Agility', endurance: 'Endurance', size: 'Size' },
  locations: LOCATIONS,
  inLocation: IN_LOCATION,
  levels: LEVELS,
  wound: (level, location) => (level === 'minor' || level === 'serious' ? `${LEVELS[level]} ${IN_LOCATION[location]}` : `${LOCATIONS[location]} ${lost(level, location)}`),
  woundThere: (level, location) => (level === 'minor' || level === 'serious' ? LEVELS[level] : lost(level, location)),
  loss: location => (isLeg(location) ? 'cannot stand up, only crawl' : isArm(location) ? 'cannot use this arm' : location === 'abdomen' ? 'can do nothing' : ''),
  sources: {
    accumulation: 'accumulated actions', wounds: 'wounds', 'attack-level': 'success level of the attack', precision: 'precision blow',
    blind: 'fighting blind', 'off-hand': 'off hand', drawn: 'weapon drawn this round', 'prone-opponent': 'opponent on the ground',
    mounted: 'on horseback', 'mounted-against-foot': 'on horseback against someone on foot', ideal: 'ideal conditions', aim: 'aimed',
    cover: 'cover of the target', 'target-moving': 'target moving', 'shooter-moving': 'shooter moving', range: 'range', laser: 'laser sight',
    spray: 'spray', gm: 'GM',
  },
  modes: { single: 'single shot', burst: 'burst', sustained: 'sustained fire' },
  approaches: { front: 'from the front', behind: 'from behind', surprise: 'by surprise' },
  paces: { instant: 'at once', real: 'in real time (one second)', slow: 'slowly (a second for each tenth)', step: 'step by step' },
  phases: { declaring: 'declaring', playing: 'playing', awaiting: 'waiting for an answer', closed: 'closed' },
  guards: { parry: 'parry', dodge: 'dodge' },
  holds: { right: 'in the right hand', left: 'in the left hand', both: 'in both hands', hand: 'in hand' },
  postures: { standing: 'standing', prone: 'on the ground' },
  covers: { none: 'no cover', partial: 'partial cover', total: 'total cover', hidden: 'out of sight' },
  forfeits: {
    dead: 'dead', unconscious: 'unconscious', incapacitated: 'incapable of it', 'weapon-not-held': 'the weapon is not in hand',
    'no-ammunition': 'no ammunition left', 'target-not-exposed': 'the target does not show itself', 'no-free-hand': 'no hand free',
  },
  feints: {
    'no-attack': 'no attack came that it could stop', 'target-down': 'the target was down already', 'no-wound': 'there is no wound to treat',
    'no-need': 'there was no need',
  },
  faints: { 'destroyed-limb': 'severed limb', shock: 'hypovolemic shock', ruled: 'ruling of the GM' },
  deaths: {
    'head-disabled': 'mortal wound in the head', 'head-destroyed': 'head destroyed', 'chest-disabled': 'mortal wound in the chest',
    'chest-destroyed': 'chest destroyed', 'abdomen-destroyed': 'abdomen destroyed', 'bled-out': 'bled out', ruled: 'ruling of the GM',
  },
  kinds: {
    attack: 'attack', parry: 'parry', dodge: 'dodge', shoot: 'shoot', aim: 'aim', reload: 'reload', draw: 'draw', pickUp: 'pick up', stow: 'stow',
    drop: 'drop', move: 'move', standUp: 'stand up', treat: 'treat', test: 'test', oppose: 'opposed test',
  },
  signs: {
    planned: 'planned', hit: 'hits', miss: 'misses', parried: 'is parried', dodged: 'is dodged', open: 'attacks', parry: 'parries',
    'parry-failed': 'fails to parry', dodge: 'dodges', 'dodge-failed': 'fails to dodge', feint: 'feint', forfeit: 'forfeited', wound: 'wound',
    fall: 'falls', faint: 'faints', death: 'dies', drop: 'drops', aim: 'aims', reload: 'reloads', draw: 'draws', pickUp: 'picks up',
    stow: 'stows', standUp: 'stands up', move: 'moves', test: 'test', treat: 'is treated',
  },
  loads: { full: 'the whole magazine', one: 'one cartridge' },
  verdicts: { intact: 'intact', divergent: 'divergent', incomplete: 'incomplete' },
  weapons: {
    fist: 'fist', dagger: 'dagger', broadsword: 'broadsword', greatsword: 'greatsword', axe: 'axe', club: 'club', spear: 'spear', shield: 'shield',
    bow: 'bow', crossbow: 'crossbow', sling: 'sling', blowgun: 'blowgun', javelin: 'javelin', 'throwing-knife': 'throwing knife',
    revolver: 'revolver', 'semi-auto-pistol': 'semi-automatic pistol', 'tactical-smg': 'tactical submachine-gun', 'assault-rifle': 'assault rifle',
    shotgun: 'shotgun', 'machine-gun': 'machine-gun',
  },
  skills: {
    brawl: 'Brawl', clubs: 'Clubs', axes: 'Axes', spears: 'Spears', daggers: 'Daggers', shields: 'Shields', 'long-swords-1h': 'One-handed long swords',
    'long-swords-2h': 'Two-handed long swords', dodge: 'Dodge', throwing: 'Throwing', bows: 'Bows', crossbows: 'Crossbows', slings: 'Slings',
    blowguns: 'Blowguns', 'semi-auto-pistols': 'Semi-automatic pistols', revolvers: 'Revolvers', shotguns: 'Shotguns',
    'automatic-rifles': 'Automatic rifles', 'machine-guns': 'Machine-guns', stealth: 'Stealth', climb: 'Climbing', medicine: 'Medicine',
    mechanics: 'Mechanics', driving: 'Driving', strength: 'Strength', agility: 'Agility', endurance: 'Endurance', size: 'Size',
  },
  systems: { desafio: 'Desafío', storyteller: 'Storyteller', silhouette: 'Silhouette' },
  checks: {
    chain: 'In no copy is an event missing, added or changed', same: 'The log and the copy that is kept apart say the same, letter by letter',
    recomputed: 'Every roll, hit and wound comes out the same when decided again',
  },
};
