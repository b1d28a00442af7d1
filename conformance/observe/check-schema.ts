import type { Operation } from '../contract/contract';
import type { ContractNode } from '../contract/contract-node';
import type { Call } from '../http/client';
import type { SchemaError } from '../validate/schema-error';
import type { SchemaValidator } from '../validate/schema-validator';
import { describeSchemaError } from './schema-message';
import { lastMember, shortJson, listNames } from '../text';
import { rootCause } from './root-cause';
import { createViolation } from './violation';
import type { Violation } from './violation';

/**
 * Replaces the array indexes in a JSON pointer by `*`, so that the same place of every item has one pointer. Members that are named by
 * a number are replaced as well.
 */
export const wildcardIndexes = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

const parentPointer = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * Returns one violation per fault of a body, however many items have it: of the check `error-shape` for a response with status 400
 * or above, of `response-schema` for any other.
 *
 * @param value parsed body
 */
export async function checkSchema(
  validator: SchemaValidator,
  call: Call,
  operation: Operation,
  schema: ContractNode,
  value: unknown,
): Promise<Violation[]> {
  const violations = await validator.validateResponse(schema, value);
  const check = (call.response?.status ?? 0) >= 400 ? 'error-shape' : 'response-schema';
  return groupByFault(violations).map((fault) =>
    createViolation(call, operation, { check, ...describeFault(fault, check === 'error-shape') }),
  );
}

/**
 * Groups the errors that have one fault as their cause: errors at the same place of every item, or about the members of one
 * object.
 */
function groupByFault(violations: readonly SchemaError[]): SchemaError[][] {
  const faults = new Map<string, SchemaError[]>();
  for (const violation of violations) {
    const pointer = wildcardIndexes(violation.pointer);
    // An extra member beside a missing one is mostly the missing member under another name.
    const key = MEMBER_KEYWORDS.has(violation.keyword) ? `members ${wildcardIndexes(parentPointer(violation.pointer))}` : pointer;
    const fault = faults.get(key);
    if (fault === undefined) faults.set(key, [violation]);
    else fault.push(violation);
  }
  return [...faults.values()];
}

/** Keywords by priority. If a fault has errors of several keywords, that of the first one is described. */
const KEYWORDS_BY_PRIORITY = ['required', 'type', 'const', 'enum', 'format'];

/** Keywords of missing and extra members. */
const MEMBER_KEYWORDS = new Set(['required', 'unevaluatedProperties', 'additionalProperties']);

/** Returns the texts and the place of a fault. @param isError true for the body of an error response */
function describeFault(
  violations: readonly SchemaError[],
  isError: boolean,
): Pick<Violation, 'pointer' | 'location' | 'expected' | 'actual' | 'message' | 'rootCause'> {
  const first =
    KEYWORDS_BY_PRIORITY.map((keyword) => violations.find((one) => one.keyword === keyword)).find((one) => one !== undefined) ??
    violations[0];
  if (first === undefined) throw new Error('a fault without schema errors');
  const { keyword, location } = first;
  const names = [...new Set(violations.map(({ pointer }) => wildcardIndexes(pointer)))];
  const pointer = wildcardIndexes(first.pointer);
  const at = pointer === '' ? 'The body' : `\`${pointer}\``;
  // The members of `errors` in an error response are named after the request's fields, so they do not distinguish faults.
  const members = isError ? parentPointer(pointer) : names.map(lastMember).sort().join(' ');
  const cause = rootCause(
    'schema-keyword',
    `${location.file}#${MEMBER_KEYWORDS.has(keyword) ? parentPointer(location.pointer) : location.pointer}`,
    members,
  );
  if (names.length === 1) {
    const { expected, actual, advice } = describeSchemaError(first);
    return {
      pointer,
      location,
      expected,
      actual,
      message: `${at} does not match the contract: expected ${expected}, got ${actual}. ${advice}`,
      rootCause: cause,
    };
  }
  const missing = [...new Set(violations.filter((one) => one.keyword === 'required').map(({ limit }) => String(limit)))];
  const extra = [...new Set(violations.filter((one) => one.keyword !== 'required').map((one) => lastMember(one.pointer)))];
  const expected =
    missing.length > 0 ? `members ${missing.map((name) => `\`${name}\``).join(', ')}` : 'no other members: the object is closed';
  const actual = [
    ...(missing.length > 0 ? [`missing: ${listNames(missing, '')}`] : []),
    ...(extra.length > 0
      ? [
          `not documented: ${listNames(
            extra.map((name) => `${name} = ${shortJson(actualValue(violations, name))}`),
            '',
          )}`,
        ]
      : []),
  ].join('; ');
  const renamed =
    missing.length > 0 && extra.length > 0
      ? ' If a member only has another name (camelCase for snake_case?), give it the documented one in the API Resource.'
      : '';
  const where = parentPointer(pointer) === '' ? 'The body' : `\`${parentPointer(pointer)}\``;
  const message = `${where} does not have the documented members: ${actual}.${renamed} In Laravel: an API Resource whose toArray() names exactly the documented members.`;
  return { pointer, location, expected, actual, message, rootCause: cause };
}

const actualValue = (violations: readonly SchemaError[], name: string) =>
  violations.find(({ pointer }) => lastMember(pointer) === name)?.actual;
