import type { Fault } from '../contract/api';
import { Refusal, Unanswered } from '../wire/rest';
import type { Messages } from './en';
import type { FaultCode, Reason } from './shapes';

/** What a fault says to people. A code of a newer server is shown as it is. */
export function faultWords(t: Messages, { code, data }: Pick<Fault, 'code' | 'data'>): string {
  const { reason, rule } = data ?? {};
  if (reason && Object.hasOwn(t.reasons, reason)) return t.reasons[reason as Reason](data) + (rule ? t.rule(rule) : '');
  return Object.hasOwn(t.faults, code) ? t.faults[code as FaultCode](data ?? {}) : t.fault(code);
}

/** What went wrong, as faults: those of the server, or one about the whole. */
export function faultsOf(failure: unknown): Fault[] {
  if (failure instanceof Refusal) return failure.faults.length > 0 ? [...failure.faults] : [{ path: '', code: failure.code, data: {} }];
  if (failure instanceof Unanswered) return [{ path: '', code: 'unanswered', data: {} }];
  throw failure;
}
