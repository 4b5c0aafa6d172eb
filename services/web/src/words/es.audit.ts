import type { AUDIT as EN } from './en.audit';

const codes: Record<string, string> = {
  'not-an-envelope': 'lo que hay ahí no es un suceso', hash: 'su contenido no es lo que dice su sello', header: 'su cabecera es de otro encuentro, o no se puede leer',
  'readable-differs': 'su parte legible no es lo que se selló', missing: 'falta', repeated: 'está dos veces',
  previous: 'se selló detrás de otro suceso', 'announced-hash': 'su sello no es el que anunciaba su registro', 'announced-head': 'no es donde el registro dice que acaba el encuentro', refused: 'su registro se rechazó, porque no es un suceso',
  differs: 'no es lo mismo', contradicted: 'el tema de Kafka dijo dos cosas sobre él', 'arena-away': 'no se llega a la arena: sólo se ha comprobado la copia de la crónica',
  'topic-behind': 'el tema de Kafka aún no lo ha traído todo', 'chain-broken': 'la cadena está rota antes de él', 'other-tables': 'el encuentro se abrió con otras tablas que las de aquí',
  'unknown-system': 'aquí no se conoce su sistema de reglas', unexpected: 'las reglas no lo producen', unreadable: 'no se puede leer como suceso', misplaced: 'tiene campos donde los ven otros que los que pueden',
  'no-key': 'no tiene clave que nombre un encuentro', 'not-text': 'no es un texto', 'names-differ': 'su clave, sus cabeceras y su contenido nombran sucesos distintos',
  'headers-missing': 'faltan cabeceras, o no se pueden leer', contradicts: 'en su lugar hay registrado otro suceso', unreachable: 'no contesta',
  'broken-off': 'la respuesta se cortó', stalled: 'dejó de contestar', 'head-missing': 'no dijo dónde acaba el encuentro',
};

export const AUDIT: typeof EN = {
  title: 'Auditoría', run: 'Auditar este encuentro', running: 'Auditando…', verdict: 'Veredicto', events: n => `${n} sucesos comprobados`, checks: 'Comprobaciones', ok: 'se cumple', failed: 'no se cumple',
  divergence: 'Primera divergencia', where: { arena: 'en el registro de la arena', chronicle: 'en la copia de la crónica', both: 'en las dos copias' },
  at: seq => `suceso ${seq}`, broken: check => `Lo que no se cumple: ${check}.`, details: 'Detalles', head: 'Huella del último suceso', codes,
  heads: (arena, chronicle) => `La arena tiene ${arena} sucesos; la crónica, ${chronicle}.`,
  refused: 'Registros rechazados del tema de Kafka', record: (partition, offset) => `partición ${partition}, posición ${offset}`,
  data: d => (d['recorded'] && d['ours'] ? `registradas: ${d['recorded']}; aquí: ${d['ours']}` : ''),
};
