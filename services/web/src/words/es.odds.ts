import type { ODDS as EN } from './en.odds';

export const ODDS: typeof EN = {
  title: 'Probabilidades', asking: 'Calculando las probabilidades…', crowded: 'Demasiados preguntan a la vez por probabilidades: se pregunta otra vez dentro de un momento.',
  nothing: 'Aparecen cuando cada acción está completa.', faulty: 'Sin probabilidades: así no se puede declarar.',
  asPlayer: 'Sólo con lo que sabe el jugador de este combatiente',
  byItself: 'Cada tirada por sí sola', byItselfNote: 'la de cada tirada tal como está todo ahora, como si los golpes no cambiaran nada',
  followed: 'Siguiendo lo que cambia', followedNote: 'el asalto entero, con lo que está declarado hasta ahora: una herida, una caída o una muerte cambian las tiradas que vienen después',
  exact: 'Exacto.',
  sampled: (rounds, points) =>
    `Por muestreo${rounds === null ? '' : `: se han jugado ${rounds} asaltos con dados`}${points === null ? '' : `, y una cifra puede desviarse ${points.replace('.', ',')} puntos (en 95 de cada 100 casos como mucho)`}.`,
  atLeastOneHit: 'Al menos uno acierta', atLeastOneLands: 'Al menos uno acierta y no lo detienen', standing: 'Puede seguir actuando al acabar el asalto',
  dealt: who => `Lo peor que recibe ${who}`, taken: who => `Lo peor que recibe ${who}`,
  needs: face => (face < 1 ? 'no puede lograrlo' : face >= 10 ? 'necesita 10 o menos' : `necesita ${face} o menos`),
  tenth: n => `décima ${n}`, spray: n => `Rociada ${n}`,
  automatic: 'sin tirada', inVain: why => `queda en nada: ${why}`,
  why: 'Dificultad, heridas y lo demás', difficulty: 'Dificultad', skill: 'Habilidad', figure: 'Probabilidad', exactly: 'Con la fracción exacta de cada cifra',
  hit: 'acierta', critical: 'crítico', stopped: 'lo detienen', lands: 'acierta y no lo detienen', acts: 'se lleva a cabo', stops: 'detiene un golpe', succeeds: 'lo logra', won: 'gana', lost: 'pierde',
  notTold: 'no se dice', bullets: 'Balas que aciertan', wounds: 'La peor herida que hace', none: 'ninguna',
  level: 'Nivel de éxito del ataque', against: 'Contra un ataque de nivel 0',
  leftOut: 'No se dice', leftOutOf: (what, because) => `${what}: ${because}`,
  figures: {
    stopped: n => `si el ataque ${n} se detiene`, lands: n => `si el ataque ${n} acierta y no lo detienen`, wounds: n => `las heridas del ataque ${n}`,
    atLeastOneLands: 'si al menos uno acierta y no lo detienen', won: 'si se gana la tirada', lost: 'si se pierde la tirada', followedThrough: 'el asalto siguiendo lo que cambia',
  },
  because: (because, of) => {
    const whose = of === null ? 'alguien' : of;
    if (because === 'skill') return `depende de las habilidades de ${whose}, que los demás no ven`;
    if (because === 'armour') return `depende del Tamaño y la armadura de ${whose}`;
    if (because === 'sheet') return `depende de la ficha de ${whose}, que los demás no ven`;
    return because === 'too-many' ? 'son demasiados dados para seguirlos' : because;
  },
};
