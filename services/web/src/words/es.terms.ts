import type { Location, WoundLevel } from '../contract/words';
import type { Terms } from './terms';

const LOCATIONS: Record<Location, string> = {
  head: 'cabeza', chest: 'pecho', abdomen: 'abdomen', 'right-arm': 'brazo derecho', 'left-arm': 'brazo izquierdo',
  'right-leg': 'pierna derecha', 'left-leg': 'pierna izquierda',
};
const IN_LOCATION: Record<Location, string> = {
  head: 'en la cabeza', chest: 'en el pecho', abdomen: 'en el abdomen', 'right-arm': 'en el brazo derecho',
  'left-arm': 'en el brazo izquierdo', 'right-leg': 'en la pierna derecha', 'left-leg': 'en la pierna izquierda',
};
const LEVELS: Record<WoundLevel, string> = { minor: 'herida leve', serious: 'herida grave', disabled: 'localización incapacitada', destroyed: 'localización destruida' };

const isArm = (location: Location) => location.endsWith('arm');
const isLeg = (location: Location) => location.endsWith('leg');
/** In the gender of the location. */
const lost = (level: WoundLevel, location: Location): string =>
  `${level === 'disabled' ? 'incapacitad' : isArm(location) || isLeg(location) ? 'amputad' : 'destruid'}${location === 'head' || isLeg(location) ? 'a' : 'o'}`;

export const TERMS: Terms = {
  attributes: { strength: 'Fuerza', agility: 'Agilidad', endurance: 'Resistencia', size: 'Tamaño' },
  locations: LOCATIONS,
  inLocation: IN_LOCATION,
  levels: LEVELS,
  wound: (level, location) => (level === 'minor' || level === 'serious' ? `${LEVELS[level]} ${IN_LOCATION[location]}` : `${LOCATIONS[location]} ${lost(level, location)}`),
  woundThere: (level, location) => (level === 'minor' || level === 'serious' ? LEVELS[level] : lost(level, location)),
  loss: location => (isLeg(location) ? 'no puede ponerse en pie, sólo arrastrarse' : isArm(location) ? 'no puede usar ese brazo' : location === 'abdomen' ? 'no puede hacer nada' : ''),
  sources: {
    accumulation: 'acumulación de acciones', wounds: 'heridas', 'attack-level': 'nivel de éxito del ataque', precision: 'golpe de precisión',
    blind: 'a ciegas', 'off-hand': 'mano inhábil', drawn: 'arma desenfundada en este asalto', 'prone-opponent': 'oponente caído',
    mounted: 'a caballo', 'mounted-against-foot': 'a caballo contra alguien a pie', ideal: 'condiciones ideales', aim: 'apuntado',
    cover: 'cobertura del blanco', 'target-moving': 'blanco en movimiento', 'shooter-moving': 'tirador en movimiento', range: 'alcance',
    laser: 'guía láser', spray: 'rociada', gm: 'director',
  },
  modes: { single: 'tiro a tiro', burst: 'ráfaga', sustained: 'fuego sostenido' },
  approaches: { front: 'de frente', behind: 'por la espalda', surprise: 'por sorpresa' },
  paces: { instant: 'al instante', real: 'a tiempo real (un segundo)', slow: 'despacio (un segundo por décima)', step: 'paso a paso' },
  phases: { declaring: 'se declara', playing: 'se juega', awaiting: 'a la espera de una respuesta', closed: 'cerrado' },
  guards: { parry: 'parada', dodge: 'esquiva' },
  holds: { right: 'en la mano derecha', left: 'en la mano izquierda', both: 'en las dos manos', hand: 'en la mano' },
  postures: { standing: 'en pie', prone: 'por tierra' },
  covers: { none: 'sin cobertura', partial: 'cobertura parcial', total: 'cobertura total', hidden: 'no se muestra' },
  forfeits: {
    dead: 'ha muerto', unconscious: 'está inconsciente', incapacitated: 'está incapacitado para ello', 'weapon-not-held': 'no tiene el arma en la mano',
    'no-ammunition': 'no queda munición', 'target-not-exposed': 'el blanco no se muestra', 'no-free-hand': 'no tiene una mano libre',
  },
  feints: {
    'no-attack': 'no llega ningún ataque que detener', 'target-down': 'el objetivo ya había caído', 'no-wound': 'no hay herida que tratar',
    'no-need': 'no hacía falta',
  },
  faints: { 'destroyed-limb': 'miembro amputado', shock: 'shock hipovolémico', ruled: 'decisión del director' },
  deaths: {
    'head-disabled': 'herida mortal en la cabeza', 'head-destroyed': 'cabeza destruida', 'chest-disabled': 'herida mortal en el pecho',
    'chest-destroyed': 'pecho destruido', 'abdomen-destroyed': 'abdomen destruido', 'bled-out': 'se ha desangrado', ruled: 'decisión del director',
  },
  kinds: {
    attack: 'atacar', parry: 'parar', dodge: 'esquivar', shoot: 'disparar', aim: 'apuntar', reload: 'recargar', draw: 'desenfundar',
    pickUp: 'recoger del suelo', stow: 'guardar', drop: 'soltar', move: 'moverse', standUp: 'levantarse', treat: 'curar', test: 'tirada',
    oppose: 'tirada enfrentada',
  },
  signs: {
    planned: 'previsto', hit: 'acierta', miss: 'falla', parried: 'le paran', dodged: 'le esquivan', open: 'ataca', parry: 'para',
    'parry-failed': 'no logra parar', dodge: 'esquiva', 'dodge-failed': 'no logra esquivar', feint: 'amago', forfeit: 'acción perdida',
    wound: 'herida', fall: 'cae', faint: 'se desmaya', death: 'muere', drop: 'suelta', aim: 'apunta', reload: 'recarga',
    draw: 'desenfunda', pickUp: 'recoge', stow: 'guarda', standUp: 'se levanta', move: 'se mueve', test: 'tirada', treat: 'recibe cura',
  },
  loads: { full: 'todo el cargador', one: 'un cartucho' },
  verdicts: { intact: 'íntegro', divergent: 'divergente', incomplete: 'incompleto' },
  weapons: {
    fist: 'puño', dagger: 'daga', broadsword: 'espada ancha', greatsword: 'mandoble', axe: 'hacha', club: 'porra', spear: 'lanza',
    shield: 'escudo', bow: 'arco', crossbow: 'ballesta', sling: 'honda', blowgun: 'cerbatana', javelin: 'jabalina',
    'throwing-knife': 'cuchillo arrojadizo', revolver: 'revólver', 'semi-auto-pistol': 'pistola semiautomática',
    'tactical-smg': 'subfusil táctico', 'assault-rifle': 'fusil de asalto', shotgun: 'escopeta', 'machine-gun': 'ametralladora',
  },
  skills: {
    brawl: 'Pelea', clubs: 'Porras', axes: 'Hachas', spears: 'Lanzas', daggers: 'Dagas', shields: 'Escudos',
    'long-swords-1h': 'Espadas largas a 1 mano', 'long-swords-2h': 'Espadas largas a 2 manos', dodge: 'Esquivar', throwing: 'Armas arrojadizas',
    bows: 'Arcos', crossbows: 'Ballestas', slings: 'Hondas', blowguns: 'Cerbatanas', 'semi-auto-pistols': 'Pistolas semiautomáticas',
    revolvers: 'Revólveres', shotguns: 'Escopetas', 'automatic-rifles': 'Fusiles automáticos', 'machine-guns': 'Ametralladoras',
    stealth: 'Sigilo', climb: 'Escalada', medicine: 'Medicina', mechanics: 'Mecánica', driving: 'Conducir',
    strength: 'Fuerza', agility: 'Agilidad', endurance: 'Resistencia', size: 'Tamaño',
  },
  systems: { desafio: 'Desafío', storyteller: 'Storyteller', silhouette: 'Silhouette' },
  checks: {
    chain: 'En ninguna copia falta ni sobra un suceso, ni se ha cambiado ninguno', same: 'El registro y la copia que se guarda aparte dicen lo mismo, letra por letra',
    recomputed: 'Cada tirada, golpe y herida sale igual al decidirla de nuevo',
  },
};
