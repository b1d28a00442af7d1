import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { short } from '../text';
import { draftsOf, pathBefore, withNewKey } from './request-candidates';
import { tokenIn } from './login';
import { PRESENT } from './id-pool';
import type { Draft } from './request';
import { call, isRead, isSuccess, jsonOf, saysNo, usualCaller } from './run-context';
import type { Stage } from './run-context';

/** A request that succeeded. */
export interface Success {
  draft: Draft;
  call: Call;
}

/** Statuses after which another request may fare better. */
const WORTH_ANOTHER = new Set([400, 403, 404, 409, 410, 422, 423]);

/** So many requests are tried for another thing of a kind. */
const MOST_MADE = 6;

/**
 * Calls an operation until it succeeds, with one request after another that may.
 *
 * @param successes of operations that were reached before: what they make, this one may need
 * @returns null where none did; the last call then tells why
 */
export async function reach(
  stage: Stage,
  operation: Operation,
  successes: ReadonlyMap<string, Success>,
): Promise<{ success: Success | null; last: Call | null }> {
  const tried = new Set<string>();
  let last: Call | null = null;
  for (let round = 0; round < 3; round += 1) {
    for (const draft of draftsOf(operation, stage, round === 0 ? 8 : 4)) {
      const fingerprint = JSON.stringify([[...draft.parameters].filter(([key]) => !/^header /.test(key)), draft.body]);
      if (tried.has(fingerprint)) continue;
      tried.add(fingerprint);
      const made = await callEntered(stage, operation, withNewKey(operation, draft, stage));
      last = made;
      if (isSuccess(made) && !saysNo(jsonOf(made))) {
        stage.pool.harvest(operation, jsonOf(made));
        return { success: { draft, call: made }, last };
      }
      if (made.response === undefined || !(WORTH_ANOTHER.has(made.response.status) || isSuccess(made))) return { success: null, last };
    }
    // What the operation is about may be used up: make another one, where the contract has a way.
    if ((await makeAnother(stage, operation, successes)).length === 0) break;
  }
  return { success: null, last };
}

/** A call as the first account; once more after logging in again where the token has run out. */
export async function callEntered(stage: Stage, operation: Operation, draft: Draft): Promise<Call> {
  const seen = stage.departures.length;
  const made = await call(stage, operation, draft);
  if (made.response?.status !== 401 || operation.credential === null || stage.config.token !== null) return made;
  if (!(await stage.accounts.enter(usualCaller(stage, operation)))) return made;
  stage.departures.length = seen;
  return call(stage, operation, draft);
}

/** A new token, where the answer to an operation holds the next one of the account that asked. */
export function keepToken(stage: Stage, operation: Operation, { response }: Call): void {
  if (operation.credential === null || !/refresh|renew/i.test(`${operation.id} ${operation.path}`)) return;
  const token = tokenIn(response?.body ?? '', null);
  if (token !== null) stage.accounts.keep(usualCaller(stage, operation), token);
}

/**
 * Repeats the operations that make, or tell of, what a path's id or a member of the body names.
 *
 * @returns those that succeeded
 */
export async function makeAnother(stage: Stage, operation: Operation, successes: ReadonlyMap<string, Success>): Promise<Operation[]> {
  if (isRead(operation)) return [];
  const made: Operation[] = [];
  for (const maker of makersFor(stage, operation)) {
    if (!successes.has(maker.id)) continue;
    // What may be there only once is refused a second time: another one may not be.
    for (const draft of draftsOf(maker, stage, isRead(maker) ? 1 : MOST_MADE)) {
      const answer = await call(stage, maker, withNewKey(maker, draft, stage));
      if (!isSuccess(answer)) {
        if (answer.response !== undefined && WORTH_ANOTHER.has(answer.response.status)) continue;
        break;
      }
      stage.pool.harvest(maker, jsonOf(answer));
      made.push(maker);
      break;
    }
  }
  return made;
}

/** A POST on the path before the id, or beside it; what tells of the present thing of the same kind. */
function makersFor(stage: Stage, operation: Operation): Operation[] {
  const name = operation.parameters.find((parameter) => parameter.in === 'path')?.name;
  const before = name === undefined ? null : pathBefore(operation.path, name);
  const own = new Set(operation.path.split('/'));
  return stage.operations.filter(({ method, path }) => {
    if (path.includes('{') || path === operation.path) return false;
    if (method === 'POST') return before !== null && (path === before || path.startsWith(`${before}/`));
    return method === 'GET' && PRESENT.test(path) && path.split('/').filter((segment) => segment !== '' && own.has(segment)).length > 1;
  });
}

/** Why an operation did not succeed, for the report. */
export function whyNot(last: Call | null): string {
  if (last === null) return 'no request could be made for it';
  if (last.response === undefined) return last.failure;
  return `no request of ours succeeded; the last one got ${String(last.response.status)} ${short(last.response.body.slice(0, 160), 160)}`;
}
