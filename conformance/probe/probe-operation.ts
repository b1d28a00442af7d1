import type { Operation } from '../contract/contract';
import { probeAuth } from './probe-auth';
import { isSame } from './wire-coercion';
import { probeInside, probeOutside } from './probe-constraints';
import { isLogout } from './revoked-token';
import { draftsOf } from './request-candidates';
import { probeForeign } from './probe-cross-account';
import { probeLifecycle } from './probe-lifecycle';
import { probeMissing } from './probe-not-found';
import { keepToken, makeAnother, reach, whyNot } from './find-success';
import type { Success } from './find-success';
import type { Draft } from './request';
import { makeSpare } from './throwaway-account';
import { isGrave, isRead, refusal } from './run-context';
import { supply } from './discover-ids';
import type { Stage } from './run-context';

/**
 * One operation: who may call it, whether it succeeds, how it takes what it must refuse and what it must not.
 *
 * @param successes of the operations before; this one's is added
 * @param dead a token that was logged out, null where there is none
 */
export async function examine(stage: Stage, operation: Operation, successes: Map<string, Success>, dead: string | null): Promise<void> {
  const blocked = (reason: string) => stage.blocked.push({ check: 'unreachable-operation', operationId: operation.id, reason });
  const why = refusal(stage, operation) ?? entryMissing(stage, operation);
  if (why !== null) {
    blocked(why);
    return;
  }
  await supply(stage, operation);
  const refuse = async (draft: Draft) => {
    await probeAuth(stage, operation, draft, dead);
    if (stage.config.profile !== 'full') return;
    await probeForeign(stage, operation, draft);
    await probeOutside(stage, operation, draft);
  };
  const [likeliest] = draftsOf(operation, stage, 1);
  // A success may use up what the operation is about: what must be refused is asked for first.
  const first = !isRead(operation) && likeliest !== undefined;
  if (first) await refuse(likeliest);
  const { success, last } = await reach(stage, operation, successes);
  if (success === null) {
    if (!stage.coverage.succeeded(operation)) blocked(whyNot(last));
    if (!first && likeliest !== undefined) await refuse(likeliest);
    return;
  }
  successes.set(operation.id, success);
  keepToken(stage, operation, success.call);
  if (!first || !isSame(likeliest, success.draft)) await refuse(await another(stage, operation, successes, success.draft));
  if (stage.config.profile !== 'full') return;
  await probeMissing(stage, operation, success.draft);
  if (isGrave(operation) || isLogout(operation)) await makeSpare(stage);
  await probeInside(stage, operation, success.draft);
  await probeLifecycle(stage, operation, successes, success);
  if (isGrave(operation)) await makeSpare(stage);
}

/** A request like one that has succeeded, for another thing where the first may be used up. */
async function another(stage: Stage, operation: Operation, successes: ReadonlyMap<string, Success>, draft: Draft): Promise<Draft> {
  const inside = operation.parameters.some((parameter) => parameter.in === 'path');
  if (isRead(operation) || !inside || (await makeAnother(stage, operation, successes)).length === 0) return draft;
  return draftsOf(operation, stage, 1)[0] ?? draft;
}

function entryMissing({ accounts }: Stage, { credential }: Operation): string | null {
  if (credential === null || accounts.secret('first') !== null) return null;
  return `it needs somebody logged in: ${accounts.trouble.get('first') ?? 'there is no account'}`;
}
