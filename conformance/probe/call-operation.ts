import type { AccountName } from '../accounts';
import type { PlacedCredential } from '../caller';
import type { Operation } from '../contract/contract';
import { plainGet } from '../http/client';
import type { Call } from '../http/client';
import { checkResponse } from '../observe/check-response';
import { changesAccount } from './order';
import { buildRequest, parameterKey, withParameter } from './request';
import { withNewIdempotencyKey } from './request-candidates';
import { ifMatchOf, withCurrentEtag } from './current-etag';
import type { Draft } from './request';
import type { RunContext } from './run-context';

/** Caller of an operation: an account, null for an anonymous caller, a token, or credentials. */
type CallAs = AccountName | null | { secret: string } | readonly PlacedCredential[];

/** Differences of a call from the ordinary call of its operation. */
export interface CallOptions {
  /** Caller; by default {@link defaultCaller}. An account without the credentials calls without any. */
  as?: CallAs;
  /** Undocumented statuses that are right for this request. */
  tolerated?: readonly number[];
  /** Body in place of the draft's, such as truncated JSON, which a draft cannot express. */
  raw?: string;
  /**
   * False for a request that the server should reject: the coverage ignores its status as the operation's last one. By default false
   * with `as` or `headers`, otherwise true.
   */
  isOrdinary?: boolean;
  /** False for a read whose response is checked elsewhere: its violations are not looked for. */
  isChecked?: false;
  /** `If-Match`, null for none. By default the current ETag, where the operation requires the header. */
  etag?: string | null;
  /** True to send the Idempotency-Key of the draft. By default each call of an operation that takes one has a new key. */
  keepsKey?: true;
  /** Headers that replace headers of the request with the same name, in upper or lower case. */
  headers?: Readonly<Record<string, string>>;
}

/** Error of a call after which the server did not respond to a request for its home page either. */
export class ServerUnreachableError extends Error {}

/** Error of several calls in a row without a response, after which the server did respond to a request for its home page. */
export class UnansweredCallsError extends Error {}

/**
 * Calls an operation, counts the call in the coverage, and adds the violations of its response to the findings. Sends the credentials
 * that the caller has, or none. If `If-Match` is required, reads the record first for its ETag. A success without `raw` is added to
 * `context.trials`, which record the parts of the contract that were tried. Does not check whether the run may call the operation:
 * `permissions.ts` does. Does not log in after a 401: `callLoggedIn` does. The caller adds the ids of the response to the pool.
 *
 * @throws ServerUnreachableError or UnansweredCallsError after three consecutive calls of the run without a response, of any
 *   operations
 * @throws RunStoppedError if the run was ended
 */
export async function callOperation(context: RunContext, operation: Operation, draft: Draft, options: CallOptions = {}): Promise<Call> {
  const { as = defaultCaller(context, operation), tolerated, raw } = options;
  const credentials = placeFor(context, operation, as);
  const keyed = options.keepsKey === true ? draft : withNewIdempotencyKey(operation, draft, context);
  const conditional =
    options.etag === undefined ? await withCurrentEtag(context, operation, keyed) : withEtag(operation, keyed, options.etag);
  const { request, bytes } = buildRequest(operation, conditional, {
    base: context.client.base,
    headers: context.config.headers,
    credentials,
  });
  const changed = options.headers === undefined ? request : { ...request, headers: replaceHeaders(request.headers, options.headers) };
  const sent = raw === undefined ? changed : { ...changed, body: raw };
  const call = await context.client.send(sent, operation.id, raw === undefined ? bytes : undefined);
  const isOrdinary = options.isOrdinary ?? (options.as === undefined && options.headers === undefined);
  context.coverage.add(operation, call, isOrdinary);
  if (raw === undefined) context.trials.addSuccess(operation, conditional, call);
  const isUnreachable = context.health.record(call);
  const checkOptions = { validator: context.validator, budget: context.config.budget, ...(tolerated === undefined ? {} : { tolerated }) };
  if (options.isChecked !== false) context.findings.add(...(await checkResponse(call, operation, checkOptions)));
  if (isUnreachable) await throwUnreachable(context, call.failure ?? '');
  return call;
}

function withEtag(operation: Operation, draft: Draft, etag: string | null): Draft {
  const header = ifMatchOf(operation);
  return header === undefined ? draft : withParameter(draft, parameterKey(header), etag ?? undefined);
}

function replaceHeaders(headers: Readonly<Record<string, string>>, replacements: Readonly<Record<string, string>>) {
  const replaced = new Set(Object.keys(replacements).map((name) => name.toLowerCase()));
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !replaced.has(name.toLowerCase()))), ...replacements };
}

function placeFor({ accounts }: RunContext, operation: Operation, as: CallAs): readonly PlacedCredential[] {
  if (as === null) return [];
  if (typeof as === 'string') return accounts.place(as, operation) ?? [];
  return 'secret' in as ? accounts.placeToken(as.secret, operation) : as;
}

/**
 * Returns the account that calls an operation: the throwaway one, if it has a token, for operations of which `changesAccount` returns
 * true (such as a logout, a new password, an exclusion); otherwise the first one.
 */
export const defaultCaller = ({ accounts }: RunContext, operation: Operation): AccountName =>
  changesAccount(operation) && accounts.token('throwaway') !== null ? 'throwaway' : 'first';

/** Throws the error for calls without a response: a request for the home page shows whether the whole server is unreachable. */
async function throwUnreachable({ client, config }: RunContext, reason: string): Promise<never> {
  const probe = await client.send(plainGet(`${client.base}/`, config.headers), null);
  throw probe.response === undefined ? new ServerUnreachableError(reason) : new UnansweredCallsError(reason);
}
