import { plain, signed } from './sentences';
import type { RollWords } from './shapes';

/** What was needed, what came, and how it went. */
export const ROLL: RollWords = {
  line: r => {
    const sum = r.sum === 0 ? '' : ` con ${signed(r.sum)}`;
    const total = r.sum === 0 ? '' : ` → ${plain(r.total)}`;
    const level = r.level === null ? '' : ` (nivel ${plain(r.level)})`;
    const by = r.total > r.skill ? ` por ${r.total - r.skill}` : '';
    return `necesita ${r.skill} o menos${sum}: saca ${r.roll}${total}: ${r.success ? `${r.verb.succeeds}${level}` : `${r.verb.fails}${by}`}`;
  },
  attack: { succeeds: 'acierta', fails: 'falla' },
  parry: { succeeds: 'para', fails: 'no logra parar' },
  dodge: { succeeds: 'esquiva', fails: 'no logra esquivar' },
  test: { succeeds: 'lo logra', fails: 'no lo logra' },
  withoutRoll: 'lo logra sin tirar',
  confirmation: (skill, roll, confirmed) => `Crítico: necesita ${skill} o menos: saca ${roll}: ${confirmed ? 'confirmado' : 'no se confirma'}.`,
  attacks: (attacker, target, weapon) => (weapon ? `${attacker} ataca a ${target} con ${weapon}` : `${attacker} golpea a ${target} sin tirada`),
  burst: needs => ` (ráfaga; las balas necesitan ${needs.map(plain).join(', ')} o menos)`,
  ofBurst: (total, skill, hits) => `${plain(total)}, y necesita ${skill} o menos: ${hits ? 'acierta' : 'falla'}`,
  sprayAt: n => ` (rociada ${n})`,
  critical: 'golpe crítico',
  bullet: n => `bala ${n}`,
  damage: n => `${n} de daño`,
  noWound: 'sin herida',
  confirmed: 'confirmado', notConfirmed: 'no se confirma',
  withstands: 'aguanta el dolor',
  suffers: 'no aguanta el dolor',
  bulletsHit: n => (n === 1 ? 'acierta 1 bala' : `aciertan ${n} balas`),
  parts: {
    attack: 'Ataque', critical: 'Confirmación del crítico', defence: kind => (kind === 'parry' ? 'Parada' : 'Esquiva'), bullets: 'Balas que aciertan', burst: 'Ráfaga: una tirada, y +1 con cada bala',
    location: 'Localización', damage: 'Daño', endurance: 'Resistencia', test: 'Tirada', opponent: who => `Tirada de ${who}`,
  },
  die: 'Dado', dice: 'Dados', difficulty: 'Dificultad', none: 'ninguna', sum: 'Suma', total: 'Total', skill: 'Habilidad', level: 'Nivel de éxito', result: 'Resultado',
  modifier: 'Modificador', armour: 'Armadura', maximum: 'el máximo, sin tirar', need: 'Necesita', fired: 'Munición',
  spent: (n, left) => `gasta ${n}, quedan ${left}`,
};
