import type { Operation } from '../contract/contract';
import { departure } from '../observe/violation';
import { pathBefore, withNewKey } from './request-candidates';
import { keyOf, withParameter } from './request';
import type { Draft } from './request';
import { callEntered } from './find-success';
import { call, isAccepted, isSuccess, usualCaller } from './run-context';
import type { Stage } from './run-context';

const SAYS_WHOSE =
  /someone else|somebody else|another (?:player|user|customer|account|person)|belong|own(?:er|ed|s)?\b|not yours|no access|the player's|the user's/i;

/** How many of the first account's things are tried: some may be in no state for the operation. */
const MOST = 3;

/** Asks as the second account for things of the first: the answer must be a refusal. */
export async function probeForeign(stage: Stage, operation: Operation, draft: Draft): Promise<void> {
  if (operation.credential === null || stage.accounts.secret('second') === null || usualCaller(stage, operation) !== 'first') return;
  const last = operation.parameters.findLast((parameter) => parameter.in === 'path');
  if (last === undefined) return;
  const key = keyOf(last);
  const others = stage.pool.candidates(last.name, pathBefore(operation.path, last.name), 'path').map(({ value }) => value);
  const values = [...new Set([draft.parameters.get(key), ...others])].slice(0, MOST);
  for (const value of values) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (!(await isPrivate(stage, operation, last.name, value))) continue;
    // What is not there before cannot be gone afterwards.
    if (operation.method === 'DELETE' && !(await isListed(stage, operation, last.name, value))) continue;
    const made = await call(stage, operation, withNewKey(operation, withParameter(draft, key, value), stage), {
      as: 'second',
      tolerated: [401, 403, 404, 409, 422],
    });
    if (!isAccepted(operation, made)) continue;
    // A DELETE may lawfully say yes to a thing that the caller cannot see, as long as it stays.
    if (operation.method === 'DELETE' && (await isListed(stage, operation, last.name, value))) continue;
    const status = String(made.response?.status);
    stage.departures.push(
      departure(made, operation, {
        check: 'foreign-access',
        pointer: `{${last.name}}`,
        expected: '403 or 404',
        actual: status,
        message: `${operation.method} ${operation.path} answers ${status} to another account than the one that the thing belongs to. In Laravel: look it up through its owner, $request->user()->…()->findOrFail($id), or authorize it with a policy.`,
      }),
    );
    return;
  }
}

const listBefore = ({ contract }: Stage, before: string) =>
  contract.operations.find(({ method, path }) => method === 'GET' && path.replace(/\/$/, '') === before);

/** Whether the first account's list has a thing. */
async function isListed(stage: Stage, operation: Operation, name: string, value: string | number): Promise<boolean> {
  const list = listBefore(stage, pathBefore(operation.path, name));
  if (list === undefined) return false;
  const mine = await callEntered(stage, list, { parameters: new Map(), body: undefined, type: '' });
  return isSuccess(mine) && mine.response?.body.includes(JSON.stringify(value)) === true;
}

/**
 * Whether there is no doubt that a thing is the first account's alone: an answer to that account told of it and none to
 * the public or to the second account did, and the contract says that others are refused.
 */
async function isPrivate(stage: Stage, operation: Operation, name: string, value: string | number): Promise<boolean> {
  const refused = operation.answers.filter(({ status }) => status === '403' || status === '404');
  if (refused.length === 0 || stage.pool.isPublic(value)) return false;
  const before = pathBefore(operation.path, name);
  const told = stage.pool.candidates(name, before, 'path').find((found) => String(found.value) === String(value));
  if (told === undefined || told.operation.credential === null || !sameThing(told.operation.path, before)) return false;
  const list = listBefore(stage, before);
  if (list === undefined) return refused.some(({ description }) => SAYS_WHOSE.test(description)) || SAYS_WHOSE.test(operation.text);
  const seen = stage.departures.length;
  const theirs = await call(stage, list, { parameters: new Map(), body: undefined, type: '' }, { as: 'second' });
  stage.departures.length = seen;
  if (!isSuccess(theirs)) return false;
  const listed = theirs.response?.body.includes(JSON.stringify(value)) === true;
  return !listed && SAYS_WHOSE.test(`${refused.map(({ description }) => description).join(' ')} ${operation.text} ${list.text}`);
}

const sameThing = (path: string, before: string) =>
  path === before || path.startsWith(`${before}/`) || before.startsWith(path.replace(/\/$/, ''));
