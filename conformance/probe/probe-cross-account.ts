import type { Operation } from '../contract/contract';
import { createViolation } from '../observe/violation';
import { pathBefore, withNewIdempotencyKey } from './request-candidates';
import { parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { callLoggedIn } from './find-success';
import { callOperation, defaultCaller } from './call-operation';
import { isAccepted, isSuccess } from './response-status';
import type { RunContext } from './run-context';

const OWNERSHIP_WORDS =
  /someone else|somebody else|another (?:player|user|customer|account|person)|belong|own(?:er|ed|s)?\b|not yours|no access|the player's|the user's/i;

/** Per operation; some records may be in the wrong state. */
const MAX_IDS = 3;

/** Calls an operation as the second account for records of the first (BOLA, OWASP API1); it must be rejected. */
export async function probeCrossAccount(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  if (operation.credential === null || context.accounts.token('second') === null || defaultCaller(context, operation) !== 'first') return;
  const last = operation.parameters.findLast((parameter) => parameter.in === 'path');
  if (last === undefined) return;
  const key = parameterKey(last);
  const others = context.pool.candidates(last.name, pathBefore(operation.path, last.name), 'path').map(({ value }) => value);
  const values = [...new Set([draft.parameters.get(key), ...others])].slice(0, MAX_IDS);
  for (const value of values) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (!(await isPrivate(context, operation, last.name, value))) continue;
    // A record must exist before a DELETE can be judged by its absence.
    if (operation.method === 'DELETE' && !(await isListed(context, operation, last.name, value))) continue;
    const call = await callOperation(context, operation, withNewIdempotencyKey(operation, withParameter(draft, key, value), context), {
      as: 'second',
      tolerated: [401, 403, 404, 409, 422],
    });
    if (!isAccepted(operation, call)) continue;
    // A DELETE may return success for a record that the caller cannot see, if the record stays.
    if (operation.method === 'DELETE' && (await isListed(context, operation, last.name, value))) continue;
    const status = String(call.response?.status);
    context.findings.add(
      createViolation(call, operation, {
        check: 'foreign-access',
        pointer: `{${last.name}}`,
        expected: '403 or 404',
        actual: status,
        message: `${operation.method} ${operation.path} answers ${status} to an account that does not own the record. In Laravel: query it through its owner, $request->user()->…()->findOrFail($id), or authorize it with a policy.`,
      }),
    );
    return;
  }
}

const findList = ({ contract }: RunContext, before: string) =>
  contract.operations.find(({ method, path }) => method === 'GET' && path.replace(/\/$/, '') === before);

async function isListed(context: RunContext, operation: Operation, name: string, value: string | number): Promise<boolean> {
  const list = findList(context, pathBefore(operation.path, name));
  if (list === undefined) return false;
  const own = await callLoggedIn(context, list, { parameters: new Map(), body: undefined, type: '' });
  return isSuccess(own) && own.response?.body.includes(JSON.stringify(value)) === true;
}

/** True if only responses to the first account contained the id, and the contract says that others are rejected. */
async function isPrivate(context: RunContext, operation: Operation, name: string, value: string | number): Promise<boolean> {
  const rejections = operation.responses.filter(({ status }) => status === '403' || status === '404');
  if (rejections.length === 0 || context.pool.isPublic(value)) return false;
  const before = pathBefore(operation.path, name);
  const known = context.pool.candidates(name, before, 'path').find((found) => String(found.value) === String(value));
  if (known === undefined || known.operation.credential === null || !isSameResource(known.operation.path, before)) return false;
  const list = findList(context, before);
  if (list === undefined)
    return rejections.some(({ description }) => OWNERSHIP_WORDS.test(description)) || OWNERSHIP_WORDS.test(operation.description);
  const checkpoint = context.findings.checkpoint();
  const others = await callOperation(context, list, { parameters: new Map(), body: undefined, type: '' }, { as: 'second' });
  context.findings.rollback(checkpoint);
  if (!isSuccess(others)) return false;
  const listed = others.response?.body.includes(JSON.stringify(value)) === true;
  return (
    !listed &&
    OWNERSHIP_WORDS.test(`${rejections.map(({ description }) => description).join(' ')} ${operation.description} ${list.description}`)
  );
}

const isSameResource = (path: string, before: string) =>
  path === before || path.startsWith(`${before}/`) || before.startsWith(path.replace(/\/$/, ''));
