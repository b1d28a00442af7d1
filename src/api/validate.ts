import { config } from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';

import { validators } from '@generated/validators';

import { ContractError } from './errors';
import { operationAt } from './operation-at';

// The Content-Security-Policy forbids the code generation that zod would try.
config({ jitless: true });

/** One thing that is wrong with a value, as zod tells it. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
}

/**
 * Judges a success answer by the contract.
 *
 * @param method upper case
 * @param path without query; `/api` and `/v2` are looked for in it, so that a base path is no hindrance
 * @param status of the answer
 * @param body its JSON
 * @returns the body, in which numbers that arrived as decimal strings are numbers (SPEC D2)
 * @throws {ContractError} with the operation and where the answer departs from it
 */
export async function validated(method: string, path: string, status: number, body: unknown): Promise<unknown> {
  const start = path.search(/\/(api|v2)\//);
  const operationId = operationAt(method, path.slice(Math.max(start, 0)));
  if (operationId === undefined) return body;
  const load = validators[operationId][status];
  if (load === undefined) return body;
  return conform(await load(), body, operationId);
}

/**
 * Judges a value by a validator, as `validated` does.
 *
 * @param name what to name in the error
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
