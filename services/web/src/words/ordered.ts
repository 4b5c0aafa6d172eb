import { CONDITIONS, type Condition, type Order, type When } from '../contract/orders';
import type { ORDERS } from './en.rulings';
import type { Cast } from './sentences';
import type { Terms } from './terms';

/** Standing orders in one sentence: when each is followed, and what is declared then. */
export const givenLine = (w: typeof ORDERS, terms: Terms, orders: readonly Order[], c: Cast): string =>
  orders.length === 0 ? w.withdrawn(c.actor) : w.given(c.actor, orders.length, orders.map((order, i) => `${orders.length > 1 ? `${i + 1}) ` : ''}${orderLine(w, terms, order, c)}`).join('; '));

function orderLine(w: typeof ORDERS, terms: Terms, { when, choose }: Order, c: Cast): string {
  const conditions = CONDITIONS.filter(condition => when?.[condition] != null).map(condition => conditionLine(w, terms, condition, when!, c));
  return w.means(conditions.join(w.and), choose.actions.map(c.action).join(', ') || w.nothing);
}

function conditionLine(w: typeof ORDERS, terms: Terms, condition: Condition, when: When, c: Cast): string {
  const value: unknown = when[condition];
  if (condition === 'within') return w.near(c.name(when.within!.of), when.within!.metres);
  if (condition === 'empty') return w.emptied(c.weapon(when.empty!));
  if (condition === 'wounded') return w.atLeast(terms.levels[when.wounded!]);
  if (typeof value === 'boolean') return value ? w.holds[condition]('') : w.not(w.holds[condition](''));
  return w.holds[condition]([value as string | string[]].flat().map(c.name).join(w.or));
}
