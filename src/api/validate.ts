import { config } from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';

import { errorResponses, successBodies } from '@generated/responses';
import { validators } from '@generated/validators';

import { EMPTY_BODY } from './body';
import { ContractError } from './errors';
import { operationAt } from './operation-at';
import type { DocumentedError } from './to-http-error';
import { UNDOCUMENTED } from './to-http-error';

// The Content-Security-Policy forbids the code generation that zod would try.
config({ jitless: true });

/** An issue that zod reports. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
}

/**
 * Validates a success response against the contract: status, presence of a body, and its schema.
 *
 * @param method upper case
 * @param path without query; a base path in front of `/api` or `/v2` is ignored
 * @param body as `parseBody` returns it
 * @returns the JSON, with decimal strings converted to numbers (SPEC D2); null if the body is empty
 * @throws {ContractError} with the operation and the pointer to what violates the contract
 */
export async function validated(method: string, path: string, status: number, body: unknown): Promise<unknown> {
  const operationId = operationOf(method, path);
  if (operationId === undefined) throw new ContractError(`${method} ${path}`, '', 'the contract has no such operation');
  const documented = successBodies[operationId];
  const expected = documented[status] ?? documented.any;
  if (expected === undefined) throw new ContractError(operationId, '', `status ${status} is not documented`);
  if (body === EMPTY_BODY) {
    if (expected !== 'json') return null;
    throw new ContractError(operationId, '', 'the body is empty');
  }
  if (expected === 'empty') throw new ContractError(operationId, '', 'the body must be empty');
  if (body === undefined) throw new ContractError(operationId, '', 'the body is no JSON');
  const load = validators[operationId][status] ?? Object.values(validators[operationId])[0];
  return load === undefined ? body : conform(await load(), body, operationId);
}

/**
 * Returns what the contract documents about an error response.
 *
 * @param method upper case
 * @param path as in `validated`
 * @param body as `parseBody` returns it
 */
export function documentedError(method: string, path: string, status: number, body: unknown): DocumentedError {
  const operationId = operationOf(method, path);
  const documented = operationId === undefined ? undefined : errorResponses[operationId][status];
  if (documented === undefined || !documented.schema.safeParse(body).success) return UNDOCUMENTED;
  return documented;
}

function operationOf(method: string, path: string) {
  const start = path.search(/\/(api|v2)\//);
  return operationAt(method, path.slice(Math.max(start, 0)));
}

/**
 * Validates a value with a schema.
 *
 * @param name what to name in the error
 * @returns the value, with decimal strings converted to numbers (SPEC D2)
 * @throws {ContractError}
 */
export function conform(schema: ZodMiniType, value: unknown, name: string): unknown {
  const first = schema.safeParse(value);
  if (first.success) return value;
  const repaired = structuredClone({ value });
  for (const issue of first.error.issues) parseNumberAt(repaired, ['value', ...issue.path], issue);
  const second = schema.safeParse(repaired.value);
  if (second.success) return repaired.value;
  const [issue] = second.error.issues;
  throw new ContractError(name, pointer(issue?.path ?? []), issue?.message ?? 'does not match');
}

const DECIMAL = /^-?\d{1,16}(\.\d{1,16})?$/;

/** Replaces a decimal string by its number where the contract wants a number, and nothing else. */
function parseNumberAt(root: object, path: readonly PropertyKey[], issue: Issue): void {
  if (issue.code !== 'invalid_type' || (issue.expected !== 'number' && issue.expected !== 'int')) return;
  let holder: unknown = root;
  for (const key of path.slice(0, -1)) holder = own(holder, key);
  const key = path.at(-1);
  const text = key === undefined ? undefined : own(holder, key);
  if (typeof text !== 'string' || !DECIMAL.test(text) || key === undefined) return;
  Object.defineProperty(holder, key, { value: Number(text), enumerable: true, writable: true, configurable: true });
}

function own(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === 'object' && holder !== null ? Object.getOwnPropertyDescriptor(holder, key)?.value : undefined;
}

function pointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
