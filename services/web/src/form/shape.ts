import type { Fault } from '../contract/api';

// What a written value must look like so that a form can take it over whole. What the rules say of it the server judges.

export type Shape = (value: unknown, path: string, faults: Fault[]) => void;

const typed = (expected: string, is: (value: unknown) => boolean): Shape => (value, path, faults) => {
  if (!is(value)) faults.push({ path, code: 'wrong-value', data: { reason: 'type', expected } });
};
export const text = typed('text', v => typeof v === 'string');
export const integer = typed('integer', v => Number.isInteger(v));
export const truth = typed('truth', v => typeof v === 'boolean');

export const choice = (choices: readonly string[]): Shape => (value, path, faults) => {
  if (typeof value !== 'string') text(value, path, faults);
  else if (!choices.includes(value)) faults.push({ path, code: 'wrong-value', data: { reason: 'choice', given: value, choices: choices.join(', ') } });
};

export const orNull = (shape: Shape): Shape => (value, path, faults) => (value === null ? undefined : shape(value, path, faults));

export const list = (of: Shape, size?: number): Shape => (value, path, faults) => {
  if (!Array.isArray(value)) return typed('list', () => false)(value, path, faults);
  if (size !== undefined && value.length !== size) faults.push({ path, code: 'wrong-value', data: { reason: 'size', expected: String(size), given: String(value.length) } });
  value.forEach((entry, i) => of(entry, `${path}[${i}]`, faults));
};

/** Fields by name; a `!` marks those that must be there. */
export const object = (fields: Readonly<Record<string, Shape>>): Shape => (value, path, faults) => {
  if (!isObject(value)) return typed('object', () => false)(value, path, faults);
  const shapes = new Map(Object.entries(fields).map(([name, shape]) => [name.replace('!', ''), shape]));
  for (const [name, inner] of Object.entries(value)) {
    const shape = shapes.get(name);
    if (shape) shape(inner, under(path, name), faults);
    else faults.push({ path: under(path, name), code: 'unknown-field', data: {} });
  }
  for (const name of Object.keys(fields).filter(name => name.endsWith('!')).map(name => name.replace('!', ''))) {
    if (!(name in value)) faults.push({ path: under(path, name), code: 'missing-field', data: {} });
  }
};

export const mapOf = (of: Shape): Shape => (value, path, faults) => {
  if (!isObject(value)) return typed('object', () => false)(value, path, faults);
  Object.entries(value).forEach(([name, inner]) => of(inner, under(path, name), faults));
};

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
