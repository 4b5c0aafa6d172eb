import type { Action } from '../contract/actions';
import type { Fault } from '../contract/api';
import { CONDITIONS, type Condition, type Order, type When } from '../contract/orders';
import { body, draftOf, whole, type DeclarationDraft } from './draft';
import { isAField } from './placed';

// Standing orders while they are being written.

export type ConditionDraft = { condition: Condition; who: string[]; yes: string; of: string; metres: string; weapon: string; level: string };
export type OrderDraft = { conditions: ConditionDraft[]; choose: DeclarationDraft };

/** Conditions about somebody, one of several; the others are about himself. */
export const ABOUT_WHOM: ReadonlySet<Condition> = new Set<Condition>(['attackedBy', 'attacks', 'attackOn', 'shows', 'down']);
export const YES_OR_NO: ReadonlySet<Condition> = new Set<Condition>(['attacked', 'prone']);

export const newCondition = (condition: Condition = 'attackedBy'): ConditionDraft => ({ condition, who: [], yes: 'true', of: '', metres: '', weapon: '', level: 'minor' });
export const newOrder = (): OrderDraft => ({ conditions: [], choose: { actions: [], accumulateOn: '' } });

/** Each condition stands once in an order: those that none of the other rows has. */
export const freeConditions = (rows: readonly ConditionDraft[], own?: ConditionDraft): Condition[] =>
  CONDITIONS.filter(condition => !rows.some(row => row !== own && row.condition === condition));

/** The body of `PUT …/orders/…`. */
export const ordersBody = (drafts: readonly OrderDraft[]): { orders: object[] } => ({
  orders: drafts.map(({ conditions, choose }) => ({ ...(conditions.length > 0 && { when: Object.fromEntries(conditions.map(c => [c.condition, valueOf(c)])) as object }), choose: body(choose) })),
});

function valueOf(draft: ConditionDraft): unknown {
  if (ABOUT_WHOM.has(draft.condition)) return draft.who.length === 1 ? draft.who[0] : draft.who;
  if (YES_OR_NO.has(draft.condition)) return draft.yes === 'true';
  if (draft.condition === 'within') return { of: draft.of, metres: whole(draft.metres) };
  return draft.condition === 'empty' ? draft.weapon : draft.level;
}

/** What stands, to be written on. */
export const orderDrafts = (orders: readonly Order[]): OrderDraft[] =>
  orders.map(({ when, choose }) => ({ conditions: conditionsOf(when ?? {}), choose: draftOf(choose.actions as Action[], choose.accumulateOn ?? null) }));

function conditionsOf(when: When): ConditionDraft[] {
  return CONDITIONS.filter(condition => when[condition] != null).map(condition => {
    const value: unknown = when[condition];
    const plain = newCondition(condition);
    if (ABOUT_WHOM.has(condition)) return { ...plain, who: Array.isArray(value) ? (value as string[]) : [value as string] };
    if (YES_OR_NO.has(condition)) return { ...plain, yes: String(value) };
    if (condition === 'within') return { ...plain, of: when.within!.of, metres: String(when.within!.metres) };
    return condition === 'empty' ? { ...plain, weapon: value as string } : { ...plain, level: value as string };
  });
}

/** A fault by the rows of the form: conditions stand by name there, in rows here, and actions by their keys. */
export function inTheOrders(fault: Fault, drafts: readonly OrderDraft[]): Fault {
  const [, order, index, field] = /^orders\[(\d+)\]\.choose\.actions\[(\d+)\](.*)$/.exec(fault.path) ?? [];
  const key = drafts[Number(order)]?.choose.actions[Number(index)]?.key;
  if (key !== undefined) return { ...fault, path: `action#${key}${field}` };
  const path = fault.path.replace(/^(orders\[(\d+)\]\.when)\.(\w+)(.*)$/, (all, when: string, n: string, name: string, rest: string) => {
    const row = drafts[Number(n)]?.conditions.findIndex(c => c.condition === name) ?? -1;
    return row < 0 ? all : `${when}[${row}]${fault.code === 'unknown-field' ? '' : name === 'within' ? rest || '.of' : '.value'}`;
  });
  return { ...fault, path };
}

/** Has the form of orders a field for this path (by the form's own rows)? */
export function isOfOrders(path: string, drafts: readonly OrderDraft[]): boolean {
  if (path.startsWith('action#')) return drafts.some(order => isAField(path, order.choose));
  return /^orders\[\d+\](\.when\[\d+\](\.(value|of|metres))?|\.choose\.(actions|accumulateOn))?$/.test(path);
}
