import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { probeAuth } from './probe-auth';
import { isSameRequest } from './wire-coercion';
import { probeInvalidValues } from './probe-constraints';
import { probeValidValues } from './probe-valid-values';
import { isLogout } from './revoked-token';
import { requestCandidates, withNewTexts } from './request-candidates';
import { probeCrossAccount } from './probe-cross-account';
import { probeLifecycle } from './probe-lifecycle';
import { checkErrorFields } from './probe-error-fields';
import { probeBulk } from './probe-bulk';
import { probeConditionalWrite } from './probe-conditional';
import { probeEtag } from './probe-etag';
import type { Trial } from './value-violations';
import { probeFileSize } from './probe-file-size';
import { probeHttp } from './probe-http';
import { probeLargeNumbers } from './probe-large-numbers';
import { probeList } from './probe-list';
import { probeMembers } from './probe-members';
import { probeLocation } from './probe-location';
import { probeNotFound } from './probe-not-found';
import { probeOmitted } from './probe-omitted';
import { probeOwnId } from './probe-own-id';
import { probeReadOnly } from './probe-read-only';
import { probeTexts } from './probe-texts';
import { changesAccount } from './order';
import { saveRefreshedToken, createAnother, findSuccess, failureReason } from './find-success';
import type { Success } from './find-success';
import type { Draft } from './request';
import { registerThrowaway } from './throwaway-account';
import { endangersAccount, isRead, callBlockReason } from './permissions';
import type { RunContext } from './run-context';
import { discoverIds } from './discover-ids';
import { createUndueRefusal } from './undue-refusal';

/**
 * Probes one operation: its rejections, its success, and the effects of the success. For a write the rejections come first, for a read
 * the success. The profile decides how far: `smoke` ends after the success and the rejections of wrong tokens, `quick` after those of
 * invalid values and unknown ids. An operation that may not be called, or that never succeeds, is blocked. May register a throwaway
 * account, and replaces the token of an account after a refresh.
 *
 * @param successes successes of earlier operations by id; that of this operation is added
 * @param revokedToken token of an ended session; null if there is none
 */
export async function probeOperation(
  context: RunContext,
  operation: Operation,
  successes: Map<string, Success>,
  revokedToken: string | null,
): Promise<void> {
  const blocked = (reason: string) => context.findings.block({ check: 'unreachable-operation', operationId: operation.id, reason });
  const reason = callBlockReason(context, operation) ?? missingLogin(context, operation);
  if (reason !== null) {
    blocked(reason);
    return;
  }
  await discoverIds(context, operation);
  const probeRejections = async (draft: Draft): Promise<readonly Trial[]> => {
    await probeAuth(context, operation, draft, revokedToken);
    if (context.config.profile === 'smoke') return [];
    await probeCrossAccount(context, operation, draft);
    return probeInvalidValues(context, operation, draft);
  };
  const [candidate] = requestCandidates(operation, context, 1);
  // The rejections of a write are probed before its success, which may change the state that they need.
  const isProbedFirst = !isRead(operation) && candidate !== undefined;
  const earlyTrials = isProbedFirst ? await probeRejections(candidate) : [];
  const { success, last } = await findSuccess(context, operation, successes);
  if (success === null) {
    if (!context.coverage.hasSucceeded(operation)) blocked(failureReason(last));
    context.findings.add(...createUndueRefusal(operation, last));
    if (!isProbedFirst && candidate !== undefined) await probeRejections(candidate);
    // A bulk request may fail because its items are made up; those of the single operation are right.
    if (context.config.profile === 'full' && candidate !== undefined) await probeBulk(context, operation, successes, candidate);
    return;
  }
  successes.set(operation.id, success);
  saveRefreshedToken(context, operation, success.call);
  const isSame = isProbedFirst && isSameRequest(candidate, success.draft);
  const base = isSame ? candidate : await anotherDraft(context, operation, successes, success.draft);
  const trials = isSame ? earlyTrials : await probeRejections(base);
  if (context.config.profile === 'smoke') return;
  await checkErrorFields(context, operation, base, trials);
  await probeLocation(context, operation, success);
  await probeNotFound(context, operation, success.draft);
  if (context.config.profile === 'quick') return;
  if (endangersAccount(operation) || isLogout(operation)) await registerThrowaway(context);
  await probeValidValues(context, operation, success.draft);
  await probePromises(context, operation, successes, success);
  await probeLifecycle(context, operation, successes, success);
  if (endangersAccount(operation)) await registerThrowaway(context);
}

/** Runs the probes that start from a success; none for an operation that endangers the account or ends its session. */
async function probePromises(
  context: RunContext,
  operation: Operation,
  successes: ReadonlyMap<string, Success>,
  success: Success,
): Promise<void> {
  if (endangersAccount(operation) || isLogout(operation)) return;
  await probeEtag(context, operation, success);
  await probeHttp(context, operation, success);
  await probeLargeNumbers(context, operation, success.draft);
  await probeList(context, operation, success);
  await probeOwnId(context, operation, success);
  if (changesAccount(operation)) return;
  await probeConditionalWrite(context, operation, success);
  await probeReadOnly(context, operation, success);
  await probeTexts(context, operation, success);
  await probeMembers(context, operation, success);
  await probeOmitted(context, operation, success);
  probeFileSize(context, operation, success);
  await probeBulk(context, operation, successes, success.draft);
}

/**
 * Returns a draft for a new record, because the first record may be used up, or its name is taken. If none can be created, returns
 * the given draft.
 */
async function anotherDraft(
  context: RunContext,
  operation: Operation,
  successes: ReadonlyMap<string, Success>,
  draft: Draft,
): Promise<Draft> {
  const inside = operation.parameters.some((parameter) => parameter.in === 'path');
  if (!isRead(operation) && !inside && isRecord(draft.body)) return { ...draft, body: withNewTexts(operation, draft.body, context) };
  if (isRead(operation) || !inside || (await createAnother(context, operation, successes)).length === 0) return draft;
  return requestCandidates(operation, context, 1)[0] ?? draft;
}

/** Returns the reason why the first account lacks credentials for an operation; null if it has them. */
function missingLogin({ accounts }: RunContext, operation: Operation): string | null {
  if (operation.credential === null || accounts.place('first', operation) !== null) return null;
  const missing = accounts.missingSchemes('first', operation);
  const error = accounts.loginErrors.get('first');
  if (error !== undefined && missing.length === 1) return `it needs a login: ${error}`;
  return `it needs credentials: give them with ${missing.map((scheme) => `--credential ${scheme}=…`).join(' ')}`;
}
