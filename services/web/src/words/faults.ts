import type { Fault } from '../contract/api';
import { Refusal, Unanswered, Unreadable } from '../wire/rest';
import type { Messages } from './en';
import { small } from './sentences';
import type { FaultCode, Reason } from './shapes';

/** What a fault says to people. A code of a newer server is shown as it is. */
export function faultWords(t: Messages, fault: Pick<Fault, 'code' | 'data'>): string {
  const { die, shown } = fault.data ?? {};
  const words = plainly(t, fault);
  return die !== undefined && shown !== undefined && !OWN_DIE.has(fault.code) ? t.ofDie(die, shown, small(words)) : words;
}

/** Faults whose words name the die themselves. */
const OWN_DIE: ReadonlySet<string> = new Set<FaultCode>(['dice-ran-out', 'dice-left-over', 'die-too-high']);

function plainly(t: Messages, { code, data }: Pick<Fault, 'code' | 'data'>): string {
  const { reason, rule } = data ?? {};
  if (reason && Object.hasOwn(t.reasons, reason)) return t.reasons[reason as Reason](data) + (rule ? t.rule(rule) : '');
  return Object.hasOwn(t.faults, code) ? t.faults[code as FaultCode](data ?? {}) : t.fault(code);
}

/** A fault with the place that it is at in front, where no field leads there. */
export const faultLine = (t: Messages, fault: Fault): string =>
  fault.path === '' ? faultWords(t, fault) : `${fault.path}: ${small(faultWords(t, fault))}`;

/** What went wrong, as faults: those of the server, or one about the whole. What is the page's own doing is also told to whoever mends it. */
export function faultsOf(failure: unknown): Fault[] {
  if (failure instanceof Refusal) return failure.faults.length > 0 ? [...failure.faults] : [{ path: '', code: failure.code, data: {} }];
  if (failure instanceof Unanswered) return [{ path: '', code: 'unanswered', data: {} }];
  if (failure instanceof Unreadable) return [{ path: '', code: 'unreadable', data: {} }];
  console.error(failure);
  return [{ path: '', code: 'page-failed', data: {} }];
}
