import type { Messages } from './en';
import { AUDIT } from './es.audit';
import { BETWEEN } from './es.between';
import { PHRASES, SENTENCES } from './es.events';
import { left } from './es.time';
import { ODDS } from './es.odds';
import { ROLL } from './es.roll';
import { ORDERS, RULINGS } from './es.rulings';
import { HOUSE_RULES } from './es.rules';
import { SHEET } from './es.sheet';
import { TERMS } from './es.terms';
import { LEAST, MOST, type FaultWords, type ReasonWords, type Slip } from './shapes';

const between = (d: Readonly<Record<string, string>>): string => {
  const given = d['given'] ? `, no «${d['given']}»` : '';
  if (d['most'] === undefined || d['most'] === MOST) return `Tiene que ser ${d['least']} o más${given}.`;
  return d['least'] === undefined || d['least'] === LEAST ? `Tiene que ser ${d['most']} o menos${given}.` : `Tiene que estar entre ${d['least']} y ${d['most']}${given}.`;
};

const reasons: ReasonWords = {
  type: d => `Tiene que ser ${({ integer: 'un número entero', truth: 'sí o no', text: 'un texto', list: 'una lista', object: 'un objeto', number: 'un número' } as Record<string, string>)[d['expected'] ?? ''] ?? d['expected']}.`,
  range: d => between(d),
  count: d => `Puede haber ${d['most']} como mucho, y hay ${d['given']}.`,
  length: d => `Puede tener ${d['most']} letras como mucho, y tiene ${d['given']}.`,
  'control-character': () => 'Tiene un signo que no se ve y que no vale aquí.',
  digits: d => `Puede tener ${d['most']} cifras como mucho.`,
  dots: () => 'No puede ser sólo puntos.',
  'more-faults': d => `Y hay ${d['untold']} cosas más que corregir.`,
  choice: d => (d['given'] ? `«${d['given']}» no es ninguno de: ${d['choices']}.` : 'Elige uno.'),
  empty: () => 'No puede quedar vacío.',
  'not-positive': () => 'Tiene que ser mayor que 0.',
  size: d => `Tiene que tener ${d['expected']} entradas, no ${d['given']}.`,
  dice: d => `«${d['given']}» no son dados de daño, como 1d8+1.`,
  'unknown-model': d => `«${d['given']}» no está en la tabla de armas.`,
  'unknown-skill': d => `No hay ninguna habilidad «${d['given']}».`,
  'unknown-weapon': d => `No tiene ningún arma «${d['given']}».`,
  'no-skill': d => `${d['skill'] ? `La habilidad «${TERMS.skills[d['skill']] ?? d['skill']}»${d['combatant'] ? ` de ${d['combatant']}` : ''}` : 'Su habilidad'} es 0: no puede ni intentarlo.`,
  'actions-or-modes': () => 'Un arma tiene o acciones o modos de fuego.',
  'below-base': d => `Está por debajo de la base, que es ${d['least']}.`,
  'beyond-range': d => `Fuera de alcance: ${d['given']} m, y llega a ${d['most']} m.`,
  cover: d => `Los tramos tienen que cubrir del 1 al 10 una vez cada uno${d['figure'] ? `: mira el ${d['figure']}` : ''}.`,
  'declared-already': () => 'Ya ha declarado en este asalto.',
  'does-not-shoot': () => 'Esta arma no dispara.',
  falling: () => 'Las cifras no pueden bajar.',
  'given-twice': () => 'Está dado dos veces.',
  'hand-full': () => 'Esa mano está ocupada.',
  hands: () => 'Las manos no convienen a esa arma.',
  himself: () => 'Nadie puede ser su propio objetivo.',
  'more-than-agility': d => `Demasiadas acciones contadas: ${d['given']}; la Agilidad permite ${d['most']}.`,
  'more-than-once': d => `Con ${d['weapon']} sólo se puede hacer una vez por asalto: ${TERMS.modes[d['mode'] as 'burst'] ?? 'eso'}.`,
  'more-than-one-mode': d => `Con ${d['weapon']} sólo se puede usar un modo de fuego por asalto.`,
  'more-than-weapon-allows': d => `Demasiadas acciones con ${d['weapon']}: ${d['given']}; permite ${d['most']}.`,
  natural: () => 'Eso no se puede hacer con una parte del cuerpo.',
  'no-magazine': () => 'Esta arma no tiene cargador.',
  'not-carried-loaded': () => 'No se puede llevar cargada.',
  'not-drawn-and-used': () => 'No se puede desenfundar y usar en el mismo asalto.',
  'not-loaded': () => 'Esta arma no se recarga.',
  'not-sustained': () => 'Sólo el fuego sostenido se reparte entre objetivos.',
  pair: () => 'Tienen que ser dos combatientes distintos, y cada pareja una vez.',
  'prone-rider': () => 'Nadie está por tierra a caballo.',
  'second-move': () => 'Sólo un movimiento por asalto.',
  'set-already': () => 'Este combatiente ya está en la lista.',
  shoots: () => 'Esta arma dispara: ni golpea ni para.',
  'skill-needed': d => (d['skills'] ? `Faltan habilidades que se necesitan: ${d['skills'].split(', ').map(id => TERMS.skills[id] ?? id).join(', ')}.` : 'Falta una habilidad que se necesita.'),
  'skill-or-attribute': () => 'Elige o una habilidad o un atributo.',
  sprays: d => `Las rociadas tienen que sumar de ${d['least']} a ${d['most']}, no ${d['given']}.`,
  'stands-alone': () => 'Una de estas acciones ocupa todo el asalto y tiene que ir sola.',
  'too-many-dice': () => 'Son demasiados dados de daño para calcularlo.',
  taken: d => `«${d['given']}» ya está cogido.`,
  'target-or-targets': () => 'Elige o un objetivo o los objetivos de las rociadas.',
  'not-of-this-round': () => 'Esa tirada no es del asalto actual.',
  'superseded': () => 'Esa tirada ya está anulada.',
  'no-dice': () => 'Ese suceso no tiene dados.',
  'played': () => 'Esa acción ya se ha jugado.',
  'takes-no-modifier': () => 'Esa acción no lleva modificadores.',
  'dead': () => 'Está muerto.',
  'no-need': () => 'No hace falta: ya es así.',
  'destroyed': () => 'Esa parte del cuerpo ya está destruida.',
  'arm-lost': () => 'Ese brazo no funciona.',
  'not-minor': () => 'Sólo una herida leve puede no tener penalización.',
  'not-yours': () => 'No es de quien pregunta.',
  'unknown-action': d => `La declaración no tiene una acción ${d['given'] ?? ''}.`,
  'unknown-wound': () => 'No tiene esa herida.',
  'written-twice': () => 'Está escrito dos veces.',
};

const slips: Record<Slip, string> = {
  value: 'aquí debería haber un valor', name: 'aquí debería haber un nombre entre comillas dobles', colon: 'aquí deberían ir dos puntos',
  brace: 'aquí debería haber una coma o la llave que cierra, }', bracket: 'aquí debería haber una coma o el corchete que cierra, ]', text: 'este texto no se cierra, o tiene un signo que hay que escapar',
  more: 'el JSON ha terminado, y sigue algo más',
};
const slip = (code: string | undefined) => (code !== undefined && Object.hasOwn(slips, code) ? `: ${slips[code as Slip]}` : '');

const faults: FaultWords = {
  'unknown-field': () => 'Esto sobra aquí.',
  'missing-field': () => 'Falta este dato.',
  'unknown-combatant': d => (d['given'] ? `No hay ningún combatiente «${d['given']}».` : 'No hay nadie con ese nombre.'),
  'wrong-value': d => {
    if (d['least'] !== undefined || d['most'] !== undefined) return between(d);
    if (d['expected'] !== undefined) return `Tiene que ser ${d['expected']}${d['given'] ? `, no «${d['given']}»` : ''}.`;
    return d['given'] ? `«${d['given']}» no vale aquí.` : 'Este valor no vale aquí.';
  },
  'not-allowed': d => (d['reason'] ? `Las reglas no lo permiten: ${d['reason']}.` : 'Las reglas no lo permiten.'),
  'dice-ran-out': d => `Faltan dados${d['given'] ? `: hay ${d['given']}, y el siguiente sería un d${d['sides']}` : ''}.`,
  'dice-left-over': d => `Sobran dados${d['expected'] ? `: se usan ${d['expected']}, y hay ${d['given']}` : ''}.`,
  'die-too-high': d => `${d['die'] ? `El dado ${d['die']}` : 'Un dado'}${d['shown'] ? ` (${d['shown']})` : ''} no puede salir en un d${d['most']}.`,
  'round-underway': () => 'El asalto se está jugando: ahora no se puede cambiar nada.',
  'no-round': () => 'No se está jugando ningún asalto.',
  'beat-played': () => 'Esa décima ya se ha jugado.',
  closed: () => 'El encuentro está cerrado.',
  'nothing-asked': () => 'No se ha preguntado nada.',
  'no-round-played': () => 'Todavía no se ha jugado ningún asalto.',
  'not-step': () => 'Este asalto no se juega paso a paso.',
  'wrong-phase': () => 'En este momento no se puede hacer.',
  'not-found': () => 'No está.',
  'version-conflict': () => 'Entre tanto alguien ha cambiado el encuentro. Míralo y prueba otra vez.',
  'key-reused': () => 'Esto ya se envió con otro contenido. Prueba otra vez.',
  'in-flight': () => 'Se está decidiendo todavía. Prueba dentro de un momento.',
  malformed: d => `El texto no es JSON${d['line'] ? `: línea ${d['line']}, columna ${d['column']}` : ''}${slip(d['slip'])}.`,
  'too-large': () => 'Es demasiado grande.',
  'too-slow': () => 'Ha tardado demasiado en llegar entero. Prueba otra vez.',
  'too-long': () => 'La dirección es demasiado larga.',
  'headers-too-large': () => 'El navegador ha enviado demasiadas cabeceras.',
  'store-away': () => 'La base de datos no contesta. Quizá ya esté hecho; si pruebas otra vez se hará una vez, no dos.',
  crowded: () => 'Demasiados preguntan a la vez. Prueba dentro de un momento.',
  faulty: () => 'Hay algo que corregir.',
  'server-error': d => `El servidor ha fallado${d['id'] ? ` (${d['id']})` : ''}. No se pierde nada de lo escrito; prueba otra vez.`,
  unanswered: () => 'No ha llegado respuesta. No se pierde nada de lo escrito; si pruebas otra vez se hará una vez, no dos.',
  unreadable: () => 'El servidor ha contestado algo que esta página no entiende. Quizá es más nuevo que ella: cárgala otra vez.',
  'page-failed': () => 'Esta página ha fallado. Lo que el servidor ya tenía no se pierde; cárgala otra vez.',
};

export const ES: Messages = {
  terms: TERMS,
  sentences: SENTENCES,
  phrases: PHRASES,
  roll: ROLL,
  faults,
  reasons,
  rule: number => ` (regla ${number})`,
  ofDie: (die, shown, fault) => `Dado ${die} («${shown}»): ${fault}`,
  fault: code => `Fallo: ${code}.`,
  page: { title: 'Asalto', language: 'Idioma', skip: 'Ir al contenido', loading: 'Cargando…', home: 'Encuentros', jump: 'Ir a', notFound: 'Esa página no existe.', noEncounter: 'Ese encuentro no existe.', elsewhere: 'Quizá el enlace está incompleto, o es de otro servidor.', toTheList: 'Ver todos los encuentros', retry: 'Probar otra vez' },
  list: {
    title: 'Encuentros', closed: 'cerrado', toOpen: 'Abrir uno nuevo', older: 'Encuentros anteriores', empty: 'Todavía no hay ningún encuentro. Abre el primero.', open: 'Abrir un encuentro', name: 'Nombre', system: 'Sistema',
    phase: 'Fase', round: 'Asalto', combatants: 'Combatientes', opened: 'Abierto', andMore: (names, n) => `${names} y ${n} más`,
    how: 'Combatientes con', byForm: 'formulario', byJson: 'JSON', json: 'Combatientes en JSON',
    jsonHint: 'Una lista de combatientes, o un objeto con combatants y situation, como en un escenario.',
    unloaded: 'Las armas y habilidades de las reglas no se han podido leer:', submit: 'Abrir', sample: 'Rellenar con el duelo de ejemplo', duel: 'El duelo', addCombatant: 'Añadir un combatiente', removeCombatant: name => `Quitar a ${name}`,
    combatant: n => `Combatiente ${n}`, side: 'Bando (opcional)', npc: 'Personaje no jugador', attributes: 'Atributos', skills: 'Habilidades por encima de la base',
    skill: n => `Habilidad ${n}`, value: 'Valor', valueOf: n => `Valor de la habilidad ${n}`, addSkill: 'Añadir una habilidad', removeSkill: n => `Quitar la habilidad ${n}`,
    weapons: 'Armas', weapon: n => `Arma ${n}`, held: 'Dónde', heldOf: n => `Dónde está el arma ${n}`, addWeapon: 'Añadir un arma', removeWeapon: n => `Quitar el arma ${n}`,
    auto: 'en la mano libre', carried: 'sin empuñar', choose: 'elige…',
  },
  status: { live: 'en directo', connecting: 'conectando', reconnecting: 'reconectando', stopped: 'desconectado' },
  round: {
    title: n => (n === 0 ? 'Antes del primer asalto' : `Asalto ${n}`), tenth: n => `Décima ${n}`, tenths: 'Décimas', now: 'ahora', here: 'aquí', part: (from, to) => `Se ven las décimas ${from} a ${to} de 10: desliza la tabla para ver las demás.`,
    caption: n => `Asalto ${n}: lo que hace cada combatiente en cada décima`, lane: 'Carril', fighter: 'Combatiente', body: 'cuerpo', dodge: 'esquiva', together: 'a la vez',
    togetherNames: names => `${names}, a la vez`,
    asList: 'El asalto como lista', nothing: 'nada todavía', empty: 'En este asalto no se ha declarado ni hecho nada.', box: 'Línea de tiempo del asalto', plannedAt: n => `previsto en la décima ${n}`,
    before: 'antes de la décima 1',
  },
  past: {
    when: (round, tenth) => (round === 0 ? 'antes del primer asalto' : tenth === 0 ? `asalto ${round}, antes de la primera décima` : `asalto ${round}, décima ${tenth}`),
    looking: when => `Viendo el pasado: ${when}`,
    live: 'Volver al presente', title: 'Momento', position: 'Posición en el encuentro',
    at: (when, n, of) => `${when}, suceso ${n} de ${of}`,
    previousEvent: 'Retroceder un suceso', nextEvent: 'Avanzar un suceso', previousTenth: 'Retroceder una décima', nextTenth: 'Avanzar una décima',
    startOfRound: 'Comienzo del asalto', endOfRound: 'Final del asalto', play: 'Reproducir', pause: 'Pausa', pace: 'Tiempo por décima', seconds: n => (n === 0 ? 'ninguno' : `${String(n).replace('.', ',')} s`),
    copy: 'Enlace a este momento', startOfFight: 'Comienzo del combate', present: round => `Esto es del presente: asalto ${round}.`,
  },
  log: { title: 'Registro', label: 'Registro del encuentro', empty: 'Todavía no ha pasado nada.', tenth: n => `décima ${n}`, more: 'Dados y dificultad' },
  bodies: {
    title: 'Combatientes', figure: name => `Cuerpo de ${name}`, unhurt: 'ileso', wounds: 'Heridas', noWounds: 'Sin heridas.', weapons: 'Armas', noWeapons: 'Sin armas.', conscious: 'consciente', unconscious: 'inconsciente',
    alive: 'con vida', dead: cause => `ha muerto: ${cause}`, mounted: 'a caballo', moving: 'en movimiento', carried: 'sin empuñar', onGround: 'en el suelo', natural: 'parte del cuerpo', ammunition: (n, of) => `munición: ${n}${of === null ? '' : ` de ${of}`}`,
    avoided: 'aguantó el dolor: sin penalización', treated: 'tratada', wound: n => `Herida ${n}`, penalty: n => `${n} a todas sus tiradas`, rested: days => `lleva ${days === 1 ? '1 día' : `${days} días`} de reposo`, sum: n => `Penalización de las heridas a todas las tiradas: ${n}`,
    aim: (target, weapon, rounds) => `apunta a ${target} con ${weapon}: ${rounds} ${rounds === 1 ? 'asalto' : 'asaltos'}`, state: 'Estado', left, deadline: s => `mortal si no se trata: ${left(s)}`, shock: s => `En shock: mortal si no se trata: ${left(s)}`,
    weighsNothing: 'ya no penaliza', counted: 'no suma más: la localización ya cuenta', noPenalty: 'Penalización: ninguna', sheet: 'Habilidades y armadura', skills: list => `Habilidades: ${list}`, armour: list => `Armadura: ${list}`, noArmour: 'Sin armadura.', noSkills: 'Sin habilidades.',
    incapable: 'no puede actuar', side: name => `bando «${name}»`, npc: 'PNJ',
  },
  declare: {
    row: {
      damage: (dice, kind) => `daño ${dice}${kind && ` ${kind}`}`, hands: n => (n === 1 ? '1 mano' : `${n} manos`), actions: n => (n === 1 ? '1 acción por asalto' : `${n} acciones por asalto`), mode: (mode, bullets) => (bullets === null ? mode : `${mode} (${bullets} balas)`),
      loaded: (n, of) => `munición ${n} de ${of}`, ranges: metres => `alcances ${metres.join(' / ')} m`, bands: ['corta', 'media', 'larga'], beyond: 'fuera de alcance', range: (band, metres) => `${band}, ${metres} m`, unknown: 'distancia sin anotar: cuenta como media', distance: 'Distancia',
    },
    short: 'Declarar', title: round => `Declaraciones del asalto ${round}`, done: 'ha declarado', missing: 'falta', excused: { dead: 'ha muerto', unconscious: 'inconsciente', incapacitated: 'no puede actuar' }, allDone: 'Todos han declarado.', lacking: names => `Faltan: ${names}.`, who: 'Quién ha declarado',
    form: name => `Declaración de ${name}`, actions: 'Acciones', action: n => `Acción ${n}`, kind: 'Qué', weapon: 'Arma', target: 'Objetivo', calledShot: 'Localización apuntada (golpe o disparo de precisión)', from: 'Desde dónde', mode: 'Modo de fuego',
    offHand: 'Con la mano inhábil', drawnThisRound: 'Desenfundada en este asalto', blind: 'A ciegas', ideal: 'Condiciones ideales', against: 'Reservada contra', ordinal: 'Ataque n.º', load: 'Carga', metres: 'Metros', patient: 'Paciente', wound: 'Herida',
    difficulty: 'Dificultad', skill: 'Habilidad', attribute: 'Atributo', opponent: 'Oponente', theirSkill: 'Habilidad del oponente', theirDifficulty: 'Dificultad del oponente', modifiers: 'Modificadores del director', modifier: n => `Modificador ${n}`, reason: n => `Motivo del modificador ${n}`,
    addModifier: 'Añadir un modificador', removeModifier: n => `Quitar el modificador ${n}`, sprays: 'Objetivos de las rociadas', sprayTarget: n => `Objetivo ${n} de las rociadas`, sprayCount: n => `Rociadas al objetivo ${n}`, addSpray: 'Repartir rociadas entre objetivos', removeSpray: n => `Quitar el objetivo ${n} de las rociadas`,
    add: 'Añadir una acción', remove: n => `Quitar la acción ${n}`, up: n => `Subir la acción ${n}`, down: n => `Bajar la acción ${n}`, accumulateOn: 'Acumulación en la misma décima', asDeclared: 'en el orden declarado', onAttack: 'en el ataque', onDefence: 'en la defensa',
    submit: 'Declarar', unchanged: 'Sin cambios: ya está declarado así', withOrders: 'con órdenes permanentes', allows: (n, mode) => `Permite ${n === 1 ? '1 acción' : `${n} acciones`} por asalto${mode ? ` (${mode})` : ''}.`, carried: 'sin empuñar', onGround: 'en el suelo',
    carriedHint: mayDraw => `Está guardada, no en la mano: hay que desenfundarla antes (acción de un asalto)${mayDraw ? ' o marcar «Desenfundada en este asalto»' : ''}; si no, la acción se pierde.`, groundHint: 'Está en el suelo: hay que recogerla antes; si no, la acción se pierde.', inHandHint: 'Ya está en la mano.', notOnGroundHint: 'No está en el suelo.',
    amend: 'Cambiar la declaración', sending: 'Enviando…', any: 'cualquiera', none: 'ninguna', usualOf: what => `lo habitual: ${what}`, more: list => `Más: ${list}`, extras: { calledShot: 'precisión', from: 'espalda o sorpresa', offHand: 'mano inhábil', drawnThisRound: 'desenfundada ahora', blind: 'a ciegas', ideal: 'condiciones ideales', against: 'reservarla', targets: 'repartir rociadas', modifiers: 'modificadores' }, allBlind: 'A ciegas en todas las acciones', tenth: tenths => `cae en la décima ${tenths}`, tenthUnknown: 'todavía no se sabe su décima', wholeRound: 'surte efecto al final del asalto', atOnce: 'al comienzo del asalto', anybody: 'cualquiera', counted: (n, agility) => `${n} ${n === 1 ? 'acción contada' : 'acciones contadas'} de ${agility} como mucho (Agilidad)`,
    changed: 'Hay cambios sin enviar', stands: 'Esto es lo que está declarado.', skillOrAttribute: 'Tirada de', faults: 'No se ha declarado:', locked: 'El asalto se está jugando: las declaraciones están cerradas.', over: who => `${who === '' ? 'No queda nadie en pie' : `Sólo queda ${who}`}. Si el combate ha terminado, puedes cerrar el encuentro en «Entre asaltos».`,
  },
  start: {
    short: 'Jugar el asalto', title: round => `Jugar el asalto ${round}`, pace: 'Ritmo', dice: 'Dados', byServer: 'los tira el servidor', byHand: 'a mano', natural: 'Resultados naturales, en el orden en que se piden', naturalHint: written => `Por ejemplo: 8, 5, 1, 2, 5, 4, 1. ${written === 0 ? 'Todavía ninguno' : written === 1 ? 'Va 1 dado' : `Van ${written} dados`}.`,
    asked: 'Qué se tira, en este orden', askedAt: (tenth, what) => `décima ${tenth}: ${what}`, askedLast: what => `al final del asalto: ${what}`, askedSpray: n => `rociada ${n}`, askedNothing: 'Por ahora, nada: no hay declarado ningún ataque ni ninguna tirada.',
    askedThen: 'Cuántos dados son depende de lo que salga. Cada ataque pide 1d10; si sale un 1 y acierta, otro para confirmar el crítico; si acierta, el de la parada o esquiva que lo espera; si no lo paran, el de la localización (sin él en un golpe de precisión), los de daño (no en un crítico) y, si la herida es leve, el de Resistencia. Si faltan o sobran no se juega nada, y se dice cuál falta.', submit: 'Empezar el asalto', next: 'Décima siguiente', playing: n => `Se juega el asalto ${n}.`, faults: 'No ha empezado:',
    missing: names => `Sin declaración: ${names}.`, byOrders: names => `Según sus órdenes permanentes, si alguna se cumple: ${names}.`, unsent: names => `Con cambios sin enviar: ${names}.`,
    sure: 'Quien no ha declarado no hace nada en este asalto, y lo que no se ha enviado no se juega.', anyway: 'Empezar de todos modos', notYet: 'Todavía no',
  },
  between: BETWEEN,
  odds: ODDS,
  sheet: SHEET,
  sample: {
    label: 'Qué es esta muestra', is: { fought: 'Es una muestra: el duelo del documento, ya jugado.', seated: 'Es una muestra para jugar: el duelo del documento, sin empezar.' },
    look: {
      fought: 'Dos asaltos, con los dados del documento; el caballero francés ha muerto. Se puede recorrer décima a décima, abrir los dados de cada ataque en el registro y auditar.',
      seated: 'Los dos caballeros están sentados y nadie ha declarado: declara por cada uno y empieza el asalto.',
    },
    goTo: { fought: 'Ver cómo acabó en el documento', seated: 'Jugar el mismo duelo desde el principio' }, open: 'Abrir un encuentro propio', short: { fought: 'muestra, ya jugada', seated: 'muestra, por jugar' },
  },
  houseRules: HOUSE_RULES,
  rulings: RULINGS,
  orders: ORDERS,
  audit: AUDIT,
  help: {
    open: 'Teclado', title: 'Teclas', close: 'Cerrar', keys: [['←  →', 'suceso anterior, siguiente'], ['Mayús + ←  →', 'décima anterior, siguiente'], ['Inicio  Fin', 'comienzo, final del asalto'], ['Mayús + Inicio', 'comienzo del combate'], ['Espacio', 'reproducir, pausa'], ['.', 'volver al presente'], ['?', 'esta ayuda'], ['Esc', 'cerrarla']],
    note: 'Las teclas descansan mientras un campo o un botón tiene el foco.',
  },
};
