import type { Change } from '../contract/events';
import { ORDERS, RULED, RULINGS } from './es.rulings';
import { ROLL } from './es.roll';
import { TERMS } from './es.terms';
import { testLine } from './tested';
import { givenLine } from './ordered';
import { ruledLine, weighedLine } from './ruled';
import { listed, plain, signed, type Cast, type Phrases, type Sentences } from './sentences';

const yes = (flag: boolean | undefined, words: string) => flag && words;
const called = (where: keyof typeof TERMS.inLocation | undefined) => where && TERMS.inLocation[where];
const extras = (a: { offHand?: boolean; drawnThisRound?: boolean; blind?: boolean; ideal?: boolean; from?: string; modifiers?: { value: number; reason: string }[] }) =>
  listed(
    a.from && a.from !== 'front' && TERMS.approaches[a.from as 'behind'], yes(a.offHand, 'con la mano inhábil'),
    yes(a.drawnThisRound, 'desenfundando'), yes(a.blind, 'a ciegas'), yes(a.ideal, 'en condiciones ideales'),
    ...(a.modifiers ?? []).map(m => `${signed(m.value)} por ${m.reason}`),
  );
const also = (words: string) => (words ? ` (${words})` : '');
const against = (a: { attacker: string; ordinal?: number } | undefined, cast: Cast) =>
  a && `sólo contra ${cast.name(a.attacker)}${a.ordinal ? `, ataque ${a.ordinal}` : ''}`;
const difficulty = (value: number | undefined) => (value ? ` con ${signed(value)}` : '');

export const PHRASES: Phrases = {
  attack: (a, c) => `atacar a ${c.name(a.target)} con ${c.weapon(a.weapon)}${also(listed(called(a.calledShot), extras(a)))}`,
  parry: (a, c) => `parar con ${c.weapon(a.weapon)}${also(listed(against(a.against, c), extras(a)))}`,
  dodge: (a, c) => `esquivar${also(listed(against(a.against, c), extras(a)))}`,
  shoot: (a, c) => {
    const whom = a.target ? c.name(a.target) : (a.targets ?? []).map(t => `${c.name(t.target)} ×${t.sprays}`).join(', ');
    return `disparar a ${whom} con ${c.weapon(a.weapon)}${also(listed(a.mode && TERMS.modes[a.mode], called(a.calledShot), extras(a)))}`;
  },
  aim: (a, c) => `apuntar a ${c.name(a.target)} con ${c.weapon(a.weapon)}`,
  reload: (a, c) => `recargar su ${c.weapon(a.weapon)}${a.load === 'one' ? ' (un cartucho)' : ''}`,
  draw: (a, c) => `desenfundar su ${c.weapon(a.weapon)}`,
  pickUp: (a, c) => `recoger su ${c.weapon(a.weapon)}`,
  stow: (a, c) => `guardar su ${c.weapon(a.weapon)}`,
  drop: (a, c) => `soltar su ${c.weapon(a.weapon)}`,
  move: a => `moverse ${a.metres} m`,
  standUp: () => 'levantarse',
  treat: (a, c) => `curar ${a.wound === 'shock' ? 'el shock' : `la herida ${a.wound}`} de ${c.name(a.patient)}${difficulty(a.difficulty)}`,
  test: (a, c) => `tirar ${a.skill ? c.skill(a.skill) : a.attribute ? TERMS.attributes[a.attribute] : ''}${difficulty(a.difficulty)}`,
  oppose: (a, c) => `enfrentar ${c.skill(a.skill)}${difficulty(a.difficulty)} a ${c.skill(a.theirSkill)}${difficulty(a.theirDifficulty)} de ${c.name(a.against)}`,
};

const change = (c: Change, cast: Cast) =>
  `${cast.name(c.combatant)}: ${listed(
    c.cover && TERMS.covers[c.cover], c.storey !== undefined && c.storey !== null && `planta ${plain(c.storey)}`,
    c.moving === true && 'en movimiento', c.moving === false && 'quieto', c.mounted === true && 'a caballo', c.mounted === false && 'a pie',
    c.posture && TERMS.postures[c.posture],
  )}`;

const which = (action: number | null, spray?: number) => `${action === null ? '' : ` (acción ${action}${spray ? `, rociada ${spray}` : ''})`}`;

function lasting(seconds: number): string {
  const parts: [number, string, string][] = [[86_400, 'día', 'días'], [3_600, 'hora', 'horas'], [60, 'minuto', 'minutos'], [1, 'segundo', 'segundos']];
  const words: string[] = [];
  let rest = seconds;
  for (const [size, one, many] of parts) {
    const n = Math.floor(rest / size);
    if (n > 0) words.push(`${n} ${n === 1 ? one : many}`);
    rest %= size;
  }
  return words.join(', ') || '0 segundos';
}

export const SENTENCES: Sentences = {
  EncounterOpened: d => `Se abre el encuentro, con las reglas de ${TERMS.systems[d.system] ?? d.system}.`,
  CombatantSeated: (d, c) => `${d.combatant.name} entra en el combate${d.combatant.side ? `, del bando «${d.combatant.side}»` : ''}: ${
    listed(...d.combatant.weapons.map(w => c.weapon(w.id))) || 'sin armas'}.`,
  EncounterClosed: () => 'Se cierra el encuentro.',
  SituationChanged: (d, c) => `Cambia la situación: ${[
    ...(d.ranges ?? []).map(r => `${c.name(r.from)} y ${c.name(r.to)} a ${r.metres} m`),
    ...(d.modifiers ?? []).map(m => `${c.name(m.combatant)} ${signed(m.value)} por ${m.reason}`),
    ...(d.set ?? []).map(s => change(s, c)),
  ].join('; ') || 'sin más modificadores'}.`,
  ActionsDeclared: (d, c) => `${c.actor} declara: ${d.actions.map(c.action).join('; ') || 'nada'}${
    d.accumulateOn ? `; la acumulación, en ${d.accumulateOn === 'attack' ? 'el ataque' : 'la defensa'}` : ''}.`,
  RoundStarted: (_, c) => `Empieza el asalto ${c.round}.`,
  RoundEnded: (_, c) => `Termina el asalto ${c.round}.`,
  AttackRolled: (d, c) => `${c.actor} ataca a ${c.name(d.target)} con ${c.weapon(d.weapon)}.`,
  CriticalRolled: (d, c) => `${c.actor} ha sacado un 1 y tira para confirmar el crítico: necesita ${d.skill} o menos: saca ${d.roll}: ${d.confirmed ? 'confirmado' : 'no se confirma'}.`,
  DefenceRolled: (d, c) => `${c.actor} intenta ${d.kind === 'parry' ? 'parar' : 'esquivar'} el ataque de ${c.name(d.attacker)}.`,
  AttackMissed: (d, c) => `${c.actor} no acierta a ${c.name(d.target)}.`,
  AttackStopped: (d, c) => `${c.name(d.target)} ${d.by === 'parry' ? 'para' : 'esquiva'} el ataque de ${c.actor}.`,
  BulletsRolled: d => `Rociada ${d.spray}: saca ${d.roll}: ${d.bullets === 1 ? 'acierta 1 bala' : `aciertan ${d.bullets} balas`}.`,
  LocationRolled: d => `Localización: saca ${d.roll}: ${TERMS.locations[d.location]}.`,
  AttackHit: (d, c) => `${c.actor} acierta a ${c.name(d.target)} ${TERMS.inLocation[d.location]}${d.critical ? ', golpe crítico' : ''}${d.bullet ? ` (bala ${d.bullet})` : ''}.`,
  DamageRolled: d => `Daño: ${d.damage}.`,
  WoundInflicted: (d, c) => `${c.actor}, herida ${d.wound}: ${TERMS.wound(d.level, d.location)}.`,
  EnduranceRolled: (d, c) => `Resistencia de ${c.actor}: necesita ${d.endurance} o menos: saca ${d.roll}: ${d.success ? 'aguanta el dolor' : 'no aguanta el dolor'}.`,
  ActionForfeited: (d, c) => `${c.actor} pierde la acción${which(d.action, d.spray)}: ${TERMS.forfeits[d.reason] ?? d.reason}.`,
  FeintMade: (d, c) => `${c.actor} hace un amago${which(d.action, d.spray)}: ${TERMS.feints[d.reason] ?? d.reason}.`,
  AmmunitionSpent: (d, c) => `${c.actor} gasta ${d.spent === 1 ? '1 bala' : `${d.spent} balas`} de su ${c.weapon(d.weapon)}: ${d.left === 1 ? 'queda 1' : `quedan ${d.left}`}.`,
  WeaponDropped: (d, c) => `${c.actor} suelta su ${c.weapon(d.weapon)}.`,
  WeaponDrawn: (d, c) => `${c.actor} desenfunda su ${c.weapon(d.weapon)}.`,
  WeaponPickedUp: (d, c) => `${c.actor} recoge su ${c.weapon(d.weapon)} del suelo.`,
  WeaponStowed: (d, c) => `${c.actor} guarda su ${c.weapon(d.weapon)}.`,
  WeaponReloaded: (d, c) => `${c.actor} recarga su ${c.weapon(d.weapon)}: ${d.left === 1 ? 'tiene 1 disparo' : `tiene ${d.left} disparos`}.`,
  AimTaken: (d, c) => `${c.actor} apunta a ${c.name(d.target)} con ${c.weapon(d.weapon)}: ${d.rounds === 1 ? '1 asalto' : `${d.rounds} asaltos`}.`,
  FellProne: (_, c) => `${c.actor} cae a tierra.`,
  StoodUp: (_, c) => `${c.actor} se levanta.`,
  Moved: (d, c) => `${c.actor} se mueve ${d.metres} m.`,
  LostConsciousness: (d, c) => `${c.actor} pierde el sentido: ${TERMS.faints[d.cause] ?? d.cause}.`,
  RegainedConsciousness: (_, c) => `${c.actor} vuelve en sí.`,
  Died: (d, c) => `${c.actor} muere: ${TERMS.deaths[d.cause] ?? d.cause}.`,
  TestRolled: (d, c) => `${c.actor} tira ${c.skill(d.skillId)}: ${testLine(ROLL, d)}.`,
  OpposedTestRolled: (d, c) => `${c.actor} enfrenta ${c.skill(d.skillId)} a ${c.skill(d.theirs.skillId)} de ${c.name(d.against)}. ${c.actor}: ${testLine(ROLL, d)}. ${c.name(d.against)}: ${testLine(ROLL, d.theirs)}. ${d.winner ? `Gana ${c.name(d.winner)}` : 'No gana nadie'}.`,
  TimeGranted: (d, c) => `El director deja pasar el tiempo${d.rest ? ', en reposo' : ''}${
    d.treatments?.length ? `; ${d.treatments.map(t => `${c.name(t.healer)} trata ${t.wound === 'shock' ? 'el shock' : `la herida ${t.wound}`} de ${c.name(t.patient)}${difficulty(t.difficulty)}`).join('; ')}` : ''}.`,
  TimeAdvanced: d => `Pasa el tiempo: ${lasting(d.seconds)}.`,
  WoundTreated: (d, c) => `${d.wound === 'shock' ? 'El shock' : `La herida ${d.wound}`} de ${c.actor} ${d.success ? `queda ${d.wound === 'shock' ? 'tratado' : 'tratada'}` : 'sigue sin tratar'}.`,
  WoundHealed: (d, c) => `La herida ${d.wound} de ${c.actor} ha curado.`,
  AttributeLost: (d, c) => `${TERMS.attributes[d.attribute]} de ${c.actor}: baja a ${d.value}.`,
  RulingMade: (d, c) => ruledLine(RULED, RULINGS.places, TERMS, d, c),
  OrdersGiven: (d, c) => givenLine(ORDERS, TERMS, d.orders, c),
  OrdersWeighed: (d, c) => weighedLine(ORDERS, TERMS, d.orders, c),
};
