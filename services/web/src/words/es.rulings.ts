import type { ORDERS as O, RULED as D, RULINGS as R } from './en.rulings';
import { unended } from './sentences';

export const RULINGS: typeof R = {
  title: 'Decisiones del director', note: 'Lo que una decisión anula sigue en el registro, tachado. Una decisión se deshace con otra.', kind: 'Qué se decide', reason: 'Motivo de la decisión (necesario)',
  reasonHint: 'Queda en el registro, a la vista de todos.', combatant: 'Sobre quién', action: 'Acción declarada', value: 'Modificador (positivo, más difícil)', roll: 'Tirada que se cambia', dice: 'Lo que muestran los dados',
  diceHint: n => (n === 1 ? 'Un dado' : `${n} dados, con comas`), location: 'Localización', level: 'Nivel de la herida', damage: 'Hecha por un arma', avoided: 'Aguanta el dolor: sin penalización',
  wound: 'Herida que se quita', shock: 'el shock: su reloj se para', attribute: 'Atributo', to: 'Nuevo valor', weapon: 'Arma', left: 'Munición que tiene', posture: 'Postura', place: 'Dónde está',
  submit: 'Decidirlo', faults: 'No se ha decidido:', playing: 'Mientras se juega un asalto, sólo modificadores y tiradas.', rolled: (tenth, who, what, faces) => `décima ${tenth}, ${who}, ${what}: ${faces === '' ? 'sin dado' : `sale ${faces}`}`, against: (what, whom) => `${what} frente a ${whom}`, noRolls: 'No se ha hecho ninguna tirada que se pueda cambiar.', usual: 'de filo, lo habitual',
  kinds: {
    modifier: 'un modificador a una acción declarada', roll: 'cambiar una tirada', wound: 'poner una herida', heal: 'quitar una herida', wake: 'vuelve en sí', faint: 'pierde el sentido', ammunition: 'la munición de un arma',
    posture: 'la postura', weapon: 'dónde está un arma', attribute: 'un atributo', death: 'muere', revive: 'deshacer una muerte',
  },
  places: { right: 'en la mano derecha', left: 'en la mano izquierda', both: 'en las dos manos', carried: 'sin empuñar', ground: 'en el suelo' },
  overruled: 'anulado', overruledBy: (seq, reason) => `Anulado por la decisión del suceso ${seq}: «${unended(reason)}».`,
};
export const ORDERS: typeof O = {
  title: 'Órdenes permanentes', of: name => `Órdenes permanentes de ${name}`, note: 'Se leen desde la primera cuando empieza un asalto sin declaración: se declara la primera cuyas condiciones se cumplen todas y cuyas acciones se pueden comenzar.',
  count: n => (n === 0 ? 'ninguna' : n === 1 ? '1 orden' : `${n} órdenes`), order: n => `Orden ${n}`, when: 'Cuando (todo ello)', always: 'Siempre.', choose: 'Entonces declara',
  condition: n => `Condición ${n}`, add: 'Añadir una orden', addCondition: 'Añadir una condición', addAction: 'Añadir una acción', remove: n => `Quitar la orden ${n}`, removeCondition: n => `Quitar la condición ${n}`,
  up: n => `Subir la orden ${n}`, down: n => `Bajar la orden ${n}`, who: n => `Quién es X, condición ${n} (cualquiera de ellos)`, yesNo: n => `Es así, condición ${n}`, yes: 'sí', no: 'no',
  metres: n => `Metros como mucho, condición ${n}`, weapon: n => `Arma, condición ${n}`, level: n => `Al menos, condición ${n}`, submit: 'Dar estas órdenes', withdraw: 'Retirar todas las órdenes',
  stands: 'Estas son las órdenes que valen.', faults: 'No se han dado las órdenes:',
  holds: {
    attackedBy: x => `${x} le ataca a él`, attacked: () => 'alguien le ataca a él', attacks: x => `${x} ataca a cualquiera`, attackOn: x => `alguien ataca a ${x}`, within: x => `${x} está cerca de él`,
    shows: x => `${x} se muestra`, down: x => `${x} está muerto o inconsciente`, empty: () => 'un arma suya está vacía', wounded: () => 'él está herido', prone: () => 'él está por tierra',
  },
  near: (who, metres) => `${who} está a ${metres} m o menos de él`, emptied: weapon => `${weapon} está vacía`, atLeast: level => `él tiene una ${level} o algo peor`, not: what => `no se cumple que ${what}`, whoever: 'quien se nombró',
  and: ' y ', or: ' o ', nothing: 'no hacer nada', means: (when, what) => `${when === '' ? 'siempre' : `cuando ${when}`}, ${what}`,
  withdrawn: who => `${who} retira sus órdenes permanentes.`, given: (who, n, what) => `${who} deja ${n === 1 ? 'una orden permanente' : `${n} órdenes permanentes`}: ${what}.`,
  weighed: (who, what) => `Órdenes permanentes de ${who}: ${what}.`, none: 'ninguna se pudo seguir',
  fired: n => `se sigue la orden ${n}`, notMet: (n, condition) => `la orden ${n} no: no se cumple «${condition}»`,
  notLegal: (n, action, why) => `la orden ${n} no: la acción ${action} no se puede comenzar (${why})`, notReached: n => `la orden ${n} no hizo falta`, outOfReach: 'fuera de alcance',
};
export const RULED: typeof D = {
  modifier: (who, action, value) => `la acción ${action} de ${who} lleva un modificador de ${value}`, roll: (seq, dice) => `en la tirada del suceso ${seq} sale ${dice}`,
  wound: (who, avoided) => `una herida para ${who}${avoided ? ', que aguanta el dolor: sin penalización' : ''}`, heal: (who, wound) => (wound === 'shock' ? `el shock de ${who} se acaba` : `la cura de ${who}`),
  attribute: (who, attribute, to) => `${attribute} de ${who} es ${to}`, ammunition: (who, weapon, left) => `${weapon} de ${who} tiene ${left === 1 ? '1 disparo' : `${left} disparos`}`,
  wake: who => `el despertar de ${who}`, faint: who => `el desmayo de ${who}`, death: who => `la muerte de ${who}`, revive: who => `${who} no ha muerto`,
  posture: (who, posture) => `${who} queda ${posture}`, weapon: (who, weapon, place) => `${weapon} de ${who} queda ${place}`,
  made: (what, reason) => `El director decide: ${what}. Motivo: «${unended(reason)}».`,
};
