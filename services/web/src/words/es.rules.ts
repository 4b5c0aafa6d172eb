import type { HOUSE_RULES as EN } from './en.rules';

export const HOUSE_RULES: typeof EN = {
  here: 'Reglas de la casa', replaced: name => `tabla propia de ${name}`, own: name => `Tabla propia de ${name}`, unread: 'Las tablas de serie no se han podido leer: no se sabe si este encuentro tiene tablas propias.',
  columns: {
    id: 'nombre', value: 'valor', from: 'de', to: 'a', location: 'localización', modifier: 'modificador', skill: 'habilidad', hands: 'manos', damage: 'daño', kind: 'tipo', actions: 'A/A', modes: 'modos', magazine: 'cargador', ranges: 'alcances',
    shield: 'escudo', natural: 'natural', thrown: 'arrojadiza', pistol: 'pistola', carriedLoaded: 'se lleva cargada', type: 'tipo', attributes: 'atributos',
  },
  title: 'Reglas de la casa: opciones y tablas', tables: 'Tablas',
  tablesNote: 'Una tabla propia sustituye entera a la de serie, y sólo en este encuentro.',
  options: {
    parryReadiness: {
      label: 'Cuándo está lista una parada que va tras otra acción', hint: 'La parada que es la primera acción del arma está lista siempre desde la décima 1 (regla D-53).',
      choices: { 'own-tenth': 'desde su propia décima (de serie)', 'after-previous-action': 'desde la décima siguiente a la acción anterior' },
    },
    successLevelFloor: {
      label: 'Nivel de éxito', hint: 'Habilidad menos tirada: dificulta la defensa y decide las tiradas enfrentadas (regla D-12).',
      choices: { none: 'puede ser negativo (de serie)', zero: 'nunca baja de 0' },
    },
    sprayModifier: {
      label: 'Fuego sostenido, desde la segunda rociada', hint: '−2 a corto, +2 a medio y +4 a largo alcance (regla D-72).',
      choices: { flat: 'lo mismo en todas las siguientes (de serie)', cumulative: 'una vez más con cada rociada' },
    },
  },
  names: { hitLocation: 'localizaciones', damageModifier: 'modificador al daño por Fuerza', woundLevel: 'niveles de herida', weapons: 'armas', skills: 'habilidades' },
  hints: {
    hitLocation: 'Filas con from, to y location que cubran del 1 al 10 una vez cada uno.', damageModifier: 'Filas con from, to y modifier que cubran del 1 al 10 una vez cada uno.',
    woundLevel: 'Desde qué parte del Tamaño la herida es grave, incapacita y destruye.', weapons: 'Una fila por arma, por su nombre corto. Se ofrece a los combatientes de abajo.',
    skills: 'Una fila por habilidad; tienen que estar todas las que usa alguna arma.',
  },
  replace: name => `Sustituir la tabla de ${name}`, table: name => `Tabla de ${name} (JSON)`, file: name => `Tabla de ${name} de un archivo`, supplied: name => `Usar la tabla de ${name} de serie`,
  row: row => `Fila ${row}`,
  distancesNote: 'Vacía, la distancia no se sabe: un disparo cuenta como a alcance medio. Se puede cambiar entre asaltos.',
};
