import type { Facts } from '../contract/events';
import type { Weighed } from '../contract/orders';
import type { Ruling } from '../contract/rulings';
import type { ORDERS, RULED, RULINGS } from './en.rulings';
import { signed, type Cast } from './sentences';
import type { Terms } from './terms';

/** A ruling in one sentence, with its reason. */
export const ruledLine = (w: typeof RULED, places: (typeof RULINGS)['places'], terms: Terms, { ruling, reason }: Facts['RulingMade'], c: Cast): string =>
  w.made(what(w, places, ruling, terms, c), reason);

/** What it is about; what comes of it, such as the wound itself, the events after it tell. */
function what(w: typeof RULED, places: (typeof RULINGS)['places'], ruling: Ruling, terms: Terms, c: Cast): string {
  switch (ruling.kind) {
    case 'modifier': return w.modifier(c.actor, ruling.action, signed(ruling.value));
    case 'roll': return w.roll(ruling.roll, ruling.dice.join(', '));
    case 'wound': return w.wound(c.actor, ruling.avoided === true);
    case 'heal': return w.heal(c.actor, ruling.wound);
    case 'attribute': return w.attribute(c.actor, terms.attributes[ruling.attribute], ruling.to);
    case 'ammunition': return w.ammunition(c.actor, c.weapon(ruling.weapon), ruling.left);
    case 'posture': return w.posture(c.actor, terms.postures[ruling.posture]);
    case 'weapon': return w.weapon(c.actor, c.weapon(ruling.weapon), places[ruling.place]);
    case 'wake': case 'faint': case 'death': case 'revive': return w[ruling.kind](c.actor);
    default: return ruling satisfies never;
  }
}

/** Which order was followed, and why the others were not. */
export function weighedLine(w: typeof ORDERS, terms: Terms, orders: readonly Weighed[], c: Cast): string {
  const lines = orders.map(order => weighed(w, terms, order));
  const followed = orders.some(order => order.outcome === 'fired');
  return w.weighed(c.actor, [...(followed ? [] : [w.none]), ...lines].join('; '));
}

function weighed(w: typeof ORDERS, terms: Terms, { order, outcome, condition, action, reason }: Weighed): string {
  if (outcome === 'fired') return w.fired(order);
  if (outcome === 'not-reached') return w.notReached(order);
  if (outcome === 'not-met') return w.notMet(order, condition ? (w.holds[condition]?.(w.whoever) ?? condition) : '');
  const reasons: Record<string, string> = { ...terms.forfeits, ...terms.feints, 'beyond-range': w.outOfReach };
  return w.notLegal(order, action ?? 0, reasons[reason ?? ''] ?? reason ?? '');
}
