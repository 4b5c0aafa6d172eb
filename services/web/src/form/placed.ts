import type { Fault } from '../contract/api';
import { has, type DeclarationDraft, type FieldName } from './draft';

/** Faults by the field that shows them. What no field shows stands in `rest`, so that nothing is kept from the writer. */
export class Placed {
  private constructor(private readonly at: ReadonlyMap<string, readonly Fault[]>, readonly rest: readonly Fault[]) {}

  static readonly NONE = new Placed(new Map(), []);

  /**
   * Puts each fault at the field of its path, or at the nearest field around it.
   *
   * @param shown is there a field for this path?
   */
  static at(faults: readonly Fault[], shown: (path: string) => boolean): Placed {
    const at = new Map<string, Fault[]>();
    const rest: Fault[] = [];
    for (const fault of faults) {
      const path = around(fault.path).find(shown);
      if (path === undefined) rest.push(fault);
      else at.set(path, [...(at.get(path) ?? []), fault]);
    }
    return new Placed(at, rest);
  }

  of = (path: string): readonly Fault[] => this.at.get(path) ?? [];
  get any(): boolean {
    return this.at.size > 0 || this.rest.length > 0;
  }
}

/** The path itself, then what it stands in: `a[1].b.c`, `a[1].b`, `a[1]`, `a`. */
export function around(path: string): string[] {
  const paths: string[] = [];
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.search(/(\.[^.[]*|\[[^.[]*)$/)))) paths.push(rest);
  return paths;
}

/** A fault's path by the action's key instead of its place, so that it stays with the action when that is moved. */
export function byKey(path: string, draft: DeclarationDraft): string {
  return path.replace(/^actions\[(\d+)\]/, (all, index: string) => {
    const action = draft.actions[Number(index)];
    return action ? `action#${action.key}` : all;
  });
}

/** Does the form of a declaration have a field for this path (with actions by key)? */
export function isAField(path: string, draft: DeclarationDraft): boolean {
  if (path === 'accumulateOn' || path === 'actions') return true;
  const [, key, field] = /^action#(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const action = draft.actions.find(a => String(a.key) === key);
  if (!action) return false;
  if (field === undefined || field === 'kind') return true;
  if (field === 'against.attacker' || field === 'against.ordinal') return action.kind !== 'oppose';
  const [name = '', index] = field.split(/[[\].]+/);
  if (name === 'modifiers' && index !== undefined) return Number(index) < action.modifiers.length;
  if (name === 'targets' && index !== undefined) return Number(index) < action.targets.length;
  if (name === 'target' && action.targets.length > 0) return false; // the sprays have their own
  return has(action.kind, name as FieldName) && field === name;
}
