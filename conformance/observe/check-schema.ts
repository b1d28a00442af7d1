import type { Operation } from '../contract/contract';
import type { Spot } from '../contract/document-store';
import type { Call } from '../http/client';
import type { Judge, Violation } from '../validate/schema-validator';
import { sayViolation } from './schema-message';
import { memberOf, short, some } from '../text';
import { departure } from './violation';
import type { Departure } from './violation';

/** A pointer with `*` for each index. */
export const starred = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Where a body departs from its schema: each fault once, however many items have it. */
export async function observeSchema(judge: Judge, call: Call, operation: Operation, schema: Spot, value: unknown): Promise<Departure[]> {
  const violations = await judge.check(schema, value);
  const check = (call.response?.status ?? 0) >= 400 ? 'error-shape' : 'response-schema';
  return faultsOf(violations).map((fault) => departure(call, operation, { check, ...sayFault(fault, check === 'error-shape') }));
}

/** Violations of one fault: at the same place of every item, whatever they break, or the members of one object. */
function faultsOf(violations: readonly Violation[]): Violation[][] {
  const faults = new Map<string, Violation[]>();
  for (const violation of violations) {
    const pointer = starred(violation.pointer);
    // A member too many beside one too few is mostly the same member under another name.
    const key = MEMBERSHIP.has(violation.keyword) ? `members ${starred(parentOf(violation.pointer))}` : pointer;
    faults.set(key, [...(faults.get(key) ?? []), violation]);
  }
  return [...faults.values()];
}

/** Of several keywords that one value breaks, the one that says most. */
const GRAVEST = ['required', 'type', 'const', 'enum', 'format'];

const MEMBERSHIP = new Set(['required', 'unevaluatedProperties', 'additionalProperties']);

function sayFault(
  violations: readonly Violation[],
  isError: boolean,
): Pick<Departure, 'pointer' | 'place' | 'expected' | 'actual' | 'message' | 'root'> {
  const first =
    GRAVEST.map((keyword) => violations.find((one) => one.keyword === keyword)).find((one) => one !== undefined) ?? violations[0];
  if (first === undefined) throw new Error('a fault without violations');
  const { keyword, place } = first;
  const names = [...new Set(violations.map(({ pointer }) => starred(pointer)))];
  const pointer = starred(first.pointer);
  const at = pointer === '' ? 'The body' : `\`${pointer}\``;
  // The members of an error's object are named by whoever sent the request: the shape is one, whatever they are called.
  const members = isError ? parentOf(pointer) : names.map(memberOf).sort().join(' ');
  const root = `schema ${place.file}#${MEMBERSHIP.has(keyword) ? parentOf(place.pointer) : place.pointer} ${members}`;
  if (names.length === 1) {
    const { expected, actual, advice } = sayViolation(first);
    return {
      pointer,
      place,
      expected,
      actual,
      message: `${at} does not keep to the contract: expected ${expected}, got ${actual}. ${advice}`,
      root,
    };
  }
  const missing = [...new Set(violations.filter((one) => one.keyword === 'required').map(({ limit }) => String(limit)))];
  const extra = [...new Set(violations.filter((one) => one.keyword !== 'required').map((one) => memberOf(one.pointer)))];
  const expected =
    missing.length > 0 ? `members ${missing.map((name) => `\`${name}\``).join(', ')}` : 'no other members: the object is closed';
  const actual = [
    ...(missing.length > 0 ? [`missing: ${some(missing, '')}`] : []),
    ...(extra.length > 0
      ? [
          `not documented: ${some(
            extra.map((name) => `${name} = ${short(valueOf(violations, name))}`),
            '',
          )}`,
        ]
      : []),
  ].join('; ');
  const renamed =
    missing.length > 0 && extra.length > 0
      ? ' If a member only has another name (camelCase for snake_case?), give it the documented one in the API Resource.'
      : '';
  const where = parentOf(pointer) === '' ? 'The body' : `\`${parentOf(pointer)}\``;
  const message = `${where} does not have the documented members: ${actual}.${renamed} In Laravel: an API Resource whose toArray() names exactly the documented members.`;
  return { pointer, place, expected, actual, message, root };
}

const valueOf = (violations: readonly Violation[], name: string) => violations.find(({ pointer }) => memberOf(pointer) === name)?.actual;
