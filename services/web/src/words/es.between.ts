import type { BETWEEN as EN } from './en.between';

export const BETWEEN: typeof EN = {
  title: 'Entre asaltos', faults: 'No se ha hecho:', nobody: 'Todavía no hay nadie. Sienta a quienes combaten.',
  seatTitle: 'Sentar a un combatiente', seat: 'Sentar',
  timeTitle: 'Dejar pasar el tiempo', minutes: 'Minutos', hours: 'Horas', days: 'Días', rest: 'En reposo', pass: 'Dejarlo pasar', nothing: 'Nada: ni tiempo ni curas',
  treatment: n => `Cura ${n}`, healer: 'Quien cura', wound: 'Herida', shock: 'el shock', addTreatment: 'Añadir una cura',
  removeTreatment: n => `Quitar la cura ${n}`, diceHint: 'Uno por cada cura, y los de lo que venza, en el orden de las reglas',
  situationTitle: 'Situación', cover: 'Cobertura', storey: 'Planta', moving: 'En movimiento', mounted: 'Montado (a caballo)', posture: 'Postura', change: 'Cambiar la situación',
  asItStands: 'Así está ahora.', distances: 'Distancias en metros', distancesOf: 'Distancias desde', distance: (one, other) => `${one} – ${other}`,
  modifiers: 'Modificadores fijos del director', modified: n => `Para quién es el modificador ${n}`,
  closeTitle: 'Cerrar el encuentro', close: 'Cerrar este encuentro', closeSure: 'Un encuentro cerrado se puede leer y auditar, pero ya no se juega.', closeForGood: 'Cerrarlo para siempre',
  daysHint: 'Una semana son 7 días; el reposo de una herida grave, 21.', runsOut: list => `En ese tiempo se les acaba el plazo, y mueren si nadie les trata antes: ${list}.`, runsOutFor: (who, left) => `${who} (${left})`, passAnyway: 'Dejarlo pasar de todos modos',
  noTimeYet: 'El tiempo pasa, y se cura con calma, después de un asalto: hay que jugar uno antes.',
};
