import type { AccountName } from '../accounts';
import type { PlacedCredential } from '../caller';
import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { checkResponse } from '../observe/check-response';
import { changesAccount } from './order';
import { buildRequest } from './request';
import type { Draft } from './request';
import type { RunContext } from './run-context';

/** Caller: an account, null for an anonymous one, the holder of a token, or given credentials. */
type CallAs = AccountName | null | { secret: string } | readonly PlacedCredential[];

export interface CallOptions {
  /** Caller; by default {@link defaultCaller}. */
  as?: CallAs;
  /** Undocumented statuses allowed for this request. */
  tolerated?: readonly number[];
  /** Replaces the body with one that a draft cannot express, such as truncated JSON. */
  raw?: string;
  /** False for a request that the server should reject, so that its status is no ordinary one in the coverage. */
  isOrdinary?: boolean;
  /** Headers that replace those of the request with the same name, in any case. */
  headers?: Readonly<Record<string, string>>;
}

/** Error if the server no longer responds to any request. */
export class ServerUnreachableError extends Error {}

/** Error if one operation does not respond, while the server does. */
export class OperationUnreachableError extends Error {}

/**
 * Calls an operation and adds the violations of its response.
 *
 * @throws ServerUnreachableError or OperationUnreachableError after three consecutive calls without a response
 */
export async function callOperation(context: RunContext, operation: Operation, draft: Draft, options: CallOptions = {}): Promise<Call> {
  const { as = defaultCaller(context, operation), tolerated, raw } = options;
  const credentials = placeFor(context, operation, as);
  const { request, bytes } = buildRequest(operation, draft, { base: context.client.base, headers: context.config.headers, credentials });
  const changed = options.headers === undefined ? request : { ...request, headers: replaceHeaders(request.headers, options.headers) };
  const sent = raw === undefined ? changed : { ...changed, body: raw };
  const call = await context.client.send(sent, operation.id, raw === undefined ? bytes : undefined);
  const isOrdinary = options.isOrdinary ?? (options.as === undefined && options.headers === undefined);
  context.coverage.add(operation, call, isOrdinary);
  const isUnreachable = context.health.record(call);
  const checkOptions = { validator: context.validator, budget: context.config.budget, ...(tolerated === undefined ? {} : { tolerated }) };
  context.findings.add(...(await checkResponse(call, operation, checkOptions)));
  if (isUnreachable) await throwUnreachable(context, call.failure ?? '');
  return call;
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

/** Returns the default account: the throwaway one, if any, for operations that close or change it. */
export const defaultCaller = ({ accounts }: RunContext, operation: Operation): AccountName =>
  changesAccount(operation) && accounts.token('throwaway') !== null ? 'throwaway' : 'first';

async function throwUnreachable({ client, config }: RunContext, reason: string): Promise<never> {
  const request = { method: 'GET', url: `${client.base}/`, headers: { Accept: 'application/json', ...config.headers }, body: null };
  const probe = await client.send(request, null);
  throw probe.response === undefined ? new ServerUnreachableError(reason) : new OperationUnreachableError(reason);
}
