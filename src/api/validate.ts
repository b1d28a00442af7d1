import { config } from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';

import type { OperationId } from '@generated/operations';
import { playerTexts, successBodies } from '@generated/responses';
import { unknownValues } from '@generated/unknown-values';
import { validators } from '@generated/validators';

import { EMPTY_BODY } from './body';
import { ContractError, NetworkError } from './errors';
import { replaceReceipt } from './replace-receipt';
import { operationAt } from './operation-at';
import { withPlayerTexts } from './player-text';
import type { Issue, RepairRules } from './repair';
import { repair } from './repair';
import { NEVER_DROPPED, repairPolicy } from './repair-policy';
import type { Slot } from './schema-slots';
import type { HttpErrorParts } from './to-http-error';
import { httpErrorParts } from './to-http-error';
import { placeOf, pointerOf, reportViolation } from './violation-port';

interface Call {
  readonly operationId: OperationId;
  /** Method in upper case. */
  readonly method: string;
}

/**
 * Maximum number of missing values that are replaced in a response: receipts, or an integration. With more, the response is refused. The
 * longest page of bets has as many bets.
 */
const MAX_REPLACEMENTS = 60;

// The Content-Security-Policy forbids zod's code generation.
config({ jitless: true });

/**
 * Validates a success response: status, presence of a body, schema. Reports repaired parts by `reportViolation`.
 * @param method upper case
 * @param path without query; a base path before `/api` or `/v2` is ignored
 * @param body as `parseBody` returns it
 * @returns the body, repaired as `validBody` says, with decimal strings as numbers (SPEC D2, N12); null for an empty body
 * @throws {ContractError} with the operation and a pointer
 * @throws {NetworkError} if the code of the schema cannot be loaded
 */
export async function validateResponse(method: string, path: string, status: number, body: unknown): Promise<unknown> {
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
  return load === undefined ? body : validBody({ operationId, method }, await loaded(load), body);
}

/** Reads an error response by what the contract documents for its status. Parameters as in `validateResponse`. */
export function readErrorResponse(method: string, path: string, response: Response, body: unknown): HttpErrorParts {
  return httpErrorParts(operationOf(method, path), response, body);
}

/** Loads a schema. @throws {NetworkError} if the schema's code cannot be loaded */
async function loaded(load: () => Promise<ZodMiniType>): Promise<ZodMiniType> {
  return load().catch((cause: unknown) => {
    throw new NetworkError(true, cause);
  });
}

function operationOf(method: string, path: string) {
  const start = path.search(/\/(api|v2)\//);
  return operationAt(method, path.slice(Math.max(start, 0)));
}

/** Reports a response that was refused as a whole, by `reportViolation`. */
export function reportRefused({ method, url }: Request, { pointer, detail }: ContractError): void {
  reportViolation(operationOf(method, new URL(url).pathname) ?? 'unknown operation', pointer, detail);
}

/**
 * Validates a value, drops nothing, and converts decimal strings, flags and integer ids in a copy (SPEC D2, D15).
 * @param name name of the value in the error
 * @throws {ContractError}
 */
export function parseWithSchema(schema: ZodMiniType, value: unknown, name: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return value;
  const repaired = repair(schema, value, result.error.issues, { mayDrop: () => false, mayBeUnknown: () => false });
  if (repaired.isValid) return repaired.value;
  throw violation(name, repaired.issue);
}

/**
 * Validates a body. Marks and reports unknown values (SPEC D23), drops and reports invalid parts that the operation can do
 * without (SPEC D15), and replaces and reports missing receipts (SPEC G13) and a missing integration (SPEC B18).
 */
function validBody(call: Call, schema: ZodMiniType, received: unknown, replacementsLeft = MAX_REPLACEMENTS): unknown {
  const { operationId } = call;
  // The contract allows the bare list (SPEC A24, D15).
  const value = operationId === 'listPromotions' && Array.isArray(received) ? { data: received } : received;
  const result = schema.safeParse(value);
  if (result.success) return shownBody(operationId, value);
  const rules: RepairRules = { mayDrop: dropRule(call), mayBeUnknown: unknownRule(operationId) };
  const repaired = repair(schema, value, result.error.issues, rules);
  if (!repaired.isValid) {
    const path = repaired.issue?.path ?? [];
    const replaced =
      replacementsLeft > 0 ? (replaceReceipt(operationId, value, path) ?? replaceIntegration(operationId, value, path)) : undefined;
    if (replaced === undefined) throw violation(operationId, repaired.issue);
    reportViolation(operationId, pointerOf(replaced.path), 'a missing value was replaced');
    return validBody(call, schema, replaced.body, replacementsLeft - 1);
  }
  for (const path of repaired.unknown) reportViolation(operationId, pointerOf(path), 'the value is unknown');
  for (const path of repaired.dropped) {
    // Null is the same as absent in every setting (SPEC D15).
    if (operationId === 'getSettings' && valueAt(value, path) === null) continue;
    reportViolation(operationId, pointerOf(path), 'an invalid value was dropped');
  }
  return shownBody(operationId, repaired.value);
}

/** Drops and reports texts that are not for players: English, default texts of frameworks, and markup. */
function shownBody(operationId: OperationId, body: unknown): unknown {
  return withPlayerTexts(body, playerTexts[operationId], (pointer) =>
    reportViolation(operationId, pointer, 'a text that is not for players was dropped'),
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((holder, key) => (Object(holder) as Record<PropertyKey, unknown>)[key], value);
}

function dropRule({ operationId, method }: Call): (slot: Slot) => boolean {
  const policy = repairPolicy(operationId, method);
  const texts = playerTexts[operationId] ?? [];
  return ({ path, isOptional, isNullable, isItem }) => {
    if (texts.includes(pointerOf(path))) return isOptional || isNullable;
    if (policy === 'texts') return false;
    if (policy === 'fields') return isOptional && !path.some((key) => NEVER_DROPPED.has(key));
    return isOptional || isNullable || isItem;
  };
}

function unknownRule(operationId: OperationId): RepairRules['mayBeUnknown'] {
  const places = unknownValues[operationId] ?? [];
  return (path) => places.includes(placeOf(pointerOf(path)));
}

function violation(name: string, issue: Issue | undefined): ContractError {
  return new ContractError(name, pointerOf(issue?.path ?? []), issue?.message ?? 'does not match');
}

/**
 * Replaces the missing `integration` of a launched game by `plain` (SPEC B18); an unknown one is read as `plain`.
 * `frame` games send messages, and the site closes one that stays silent. `plain` games send none. So `plain` is the safe guess:
 * at worst the site misses the messages of the game.
 *
 * @param path of the violation
 * @returns the path and a copy of the body; undefined if the violation concerns something else
 */
function replaceIntegration(
  operationId: OperationId,
  body: unknown,
  path: readonly PropertyKey[],
): { readonly path: readonly PropertyKey[]; readonly body: unknown } | undefined {
  if (operationId !== 'launchGame' || pointerOf(path) !== '/data/integration') return undefined;
  const copy: unknown = structuredClone(body);
  Reflect.set(Object(Reflect.get(Object(copy), 'data')), 'integration', 'plain');
  return { path, body: copy };
}
