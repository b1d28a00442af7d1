import type { Operation } from './contract-fields';
import { INJECTED_TEXT } from './injected';

/** Values that a later release of a backend may send: a new value of an enum, an amount that is no integer of cents. */
export type ValueKind = 'enum' | 'amount';

/** Number that no enum of the contract has. */
const UNKNOWN_NUMBER = 99;

/**
 * Replaces every value of a kind.
 * @returns undefined if the body has no such value
 */
export function breakValues(operation: Operation, body: unknown, kind: ValueKind): { body: unknown; name: string } | undefined {
  const changed = structuredClone(body);
  const next = kind === 'enum' ? unknownValue : withFraction;
  const fields = operation.fields.filter((field) => field.kind === kind && replaceValues(changed, field.path, next));
  return fields.length === 0 ? undefined : { body: changed, name: `${operation.id} ${kind}s` };
}

/**
 * Replaces the values at a path in place, in every element of the lists on the path.
 * @returns true if the body had such a value
 */
export function replaceValues(body: unknown, path: readonly string[], next: (value: unknown) => unknown): boolean {
  const [step, ...rest] = path;
  if (step === undefined || typeof body !== 'object' || body === null) return false;
  if (step === '[]') return Array.isArray(body) && body.map((element) => replaceValues(element, rest, next)).includes(true);
  const value: unknown = Object.hasOwn(body, step) ? Reflect.get(body, step) : undefined;
  if (rest.length > 0) return replaceValues(value, rest, next);
  return value !== undefined && value !== null && Reflect.set(body, step, next(value));
}

const unknownValue = (value: unknown) => (typeof value === 'number' ? UNKNOWN_NUMBER : INJECTED_TEXT);
const withFraction = (value: unknown) => Number(value) + 0.5;
