import { changeAt, type Operation } from './contract-fields';
import { INJECTED_TEXT } from './injected';

/** Values that a later release of a backend may send: a new value of an enum, an amount that is no integer of cents. */
export type ValueKind = 'enum' | 'amount';

/** Number that no enum of the contract has. */
const UNKNOWN_NUMBER = 99;

/**
 * Replaces every value of a kind in a copy of a body. Null stays.
 * @returns the changed copy, and a name such as `listGames enums`; undefined if the body has no such value
 */
export function breakValues(operation: Operation, body: unknown, kind: ValueKind): { body: unknown; name: string } | undefined {
  const changed = structuredClone(body);
  const next = kind === 'enum' ? unknownValue : withFraction;
  const replace = (owner: object, key: string) => {
    const value: unknown = Reflect.get(owner, key);
    return value !== undefined && value !== null && Reflect.set(owner, key, next(value));
  };
  const fields = operation.fields.filter((field) => field.kind === kind && changeAt(changed, field.path, replace));
  return fields.length === 0 ? undefined : { body: changed, name: `${operation.id} ${kind}s` };
}

/** Returns a number or a text that no enum of the contract has. */
const unknownValue = (value: unknown) => (typeof value === 'number' ? UNKNOWN_NUMBER : INJECTED_TEXT);
const withFraction = (value: unknown) => Number(value) + 0.5;
