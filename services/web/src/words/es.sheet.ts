import type { SHEET as EN } from './en.sheet';

export const SHEET: typeof EN = {
  base: (base, attributes, innate) => `Base ${base}${attributes ? ` (${attributes})` : ''}: ${innate ? 'innata, la tiene todo el mundo' : 'de conocimiento, 0 si no se compra'}`,
  bases: 'Todas las habilidades y su base', innate: 'Innatas', knowledge: 'De conocimiento', skill: 'Habilidad', baseHead: 'Base', has: 'Tiene',
  moreOf: n => `Más sobre el arma ${n}`, idOf: n => `Nombre corto (id) del arma ${n}`, id: 'Nombre corto (id)', idHint: 'Vacío: sale del nombre.',
  ammunitionOf: n => `Munición del arma ${n}`, ammunitionHint: 'Vacío: llena.', telescopicOf: n => `Mira telescópica en el arma ${n}`, laserOf: n => `Guía láser en el arma ${n}`,
  own: 'una propia…', row: n => `Ficha del arma ${n}`, rowSkill: 'Habilidad del arma', hands: 'Manos', damage: 'Daño', damageHint: 'Como 1d8+1', kind: 'Tipo de daño',
  actions: 'Acciones por asalto (A/A)', actionsHint: 'Si no tiene modos de fuego: de 1 a 3', single: 'Tira tiro a tiro', burst: 'Balas de una ráfaga', sustained: 'Balas por asalto de fuego sostenido', modes: 'Modos de fuego',
  magazine: 'Cargador', ranges: ['Alcance corto (m)', 'Alcance medio (m)', 'Alcance largo (m)'], carriedLoaded: 'Se puede llevar cargada',
  marks: { shield: 'Escudo', natural: 'Parte del cuerpo', thrown: 'Arrojadiza', pistol: 'Pistola' }, kinds: { blunt: 'contundente', edged: 'de filo', piercing: 'perforante' },
  stance: 'Postura, cobertura y armadura', armour: 'Armadura por localización', armourOf: location => `Armadura: ${location}`, storeyHint: '0 es la planta baja.',
  exchange: 'Importar o exportar esta ficha (JSON)', text: 'La ficha en JSON', textHint: 'Una fila de «combatants» de un escenario.', file: 'De un archivo', read: 'Pasarla al formulario', taken: 'La ficha está en el formulario.',
  unread: 'No se ha pasado. Todo lo que está mal:', save: name => `Guardar ${name} como archivo`, copy: name => `Copiar ${name}`, copied: 'Copiado.', uncopied: 'No se ha podido copiar: selecciona el texto y cópialo.',
  cast: 'Guardar o copiar los combatientes', castNote: 'Un escenario sin asaltos: cada uno como se sentó, distancias y modificadores como están ahora. Se puede abrir como otro encuentro, o jugar con ./asalto resolve.', theCast: 'el reparto',
  scenarioFile: 'Un escenario de un archivo', untaken: (rounds, dice) => `No se toma del escenario: ${rounds === 1 ? 'su asalto (rounds)' : `sus ${rounds} asaltos (rounds)`}${dice === 0 ? '' : `, con ${dice === 1 ? '1 dado' : `${dice} dados`} (dice)`}. Un encuentro se juega de nuevo.`, openWithout: 'Abrir sin ello', unfile: 'El archivo no se ha podido leer.',
};
