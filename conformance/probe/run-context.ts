import type { AccountName, Accounts } from '../accounts';
import type { RunConfig } from '../config/config';
import type { Contract, Operation } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import { findResponse } from '../contract/responses';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { Coverage } from '../coverage';
import { hasNoBody } from '../http/message-framing';
import type { Call, Client } from '../http/client';
import type { Secrets } from '../http/secrets';
import type { SchemaValidator } from '../validate/schema-validator';
import type { Violation } from '../observe/violation';
import { checkResponse } from '../observe/check-response';
import type { Blocked } from '../types';
import { changesAccount } from './order';
import type { IdPool } from './id-pool';
import { buildRequest } from './request';
import type { Draft } from './request';
import type { Maker } from './value-maker';

/** Who makes a call: an account, nobody, or whoever holds a secret. */
export type Caller = AccountName | null | { secret: string };

export interface CallOptions {
  as?: Caller;
  /** Statuses that are lawful as an answer to this request, though not documented. */
  tolerated?: readonly number[];
  /** Sent instead of the draft's body: what no draft can say, such as JSON that is broken off. */
  raw?: string;
}

/** Everything that the parts of a run share. */
export interface RunContext {
  config: RunConfig;
  contract: Contract;
  store: DocumentStore;
  /** Those that the run is about. */
  operations: readonly Operation[];
  validator: SchemaValidator;
  client: Client;
  maker: Maker;
  pool: IdPool;
  secrets: Secrets;
  /** Bodies that are known to succeed, by operation. */
  knownBodies: Map<string, unknown>;
  coverage: Coverage;
  accounts: Accounts;
  violations: Violation[];
  blocked: Blocked[];
  /** The operations that refused a call, for each check of tokens. */
  authRejections: Map<string, Set<string>>;
  /** Calls in a row that got no answer. */
  consecutiveFailures: number;
  /** The server says, or the config, that no real money moves there. */
  sandbox: boolean;
}

/** After so many calls in a row without an answer the server is given up. */
const MAX_CONSECUTIVE_FAILURES = 3;

/** The server no longer answers. */
export class ServerUnreachableError extends Error {}

/** The server answers, but not on one operation. */
export class OperationUnreachableError extends Error {}

/** Makes a call and judges its answer by the contract; what departs from it is kept. */
export async function callOperation(context: RunContext, operation: Operation, draft: Draft, options: CallOptions = {}): Promise<Call> {
  const { as = defaultCaller(context, operation), tolerated, raw } = options;
  const secret = as === null ? null : typeof as === 'object' ? as.secret : context.accounts.token(as);
  const { request, bytes } = buildRequest(operation, draft, { base: context.client.base, headers: context.config.headers, secret });
  const sent = raw === undefined ? request : { ...request, body: raw };
  const call = await context.client.send(sent, operation.id, raw === undefined ? bytes : undefined);
  context.coverage.add(operation, call);
  context.consecutiveFailures = call.response === undefined ? context.consecutiveFailures + 1 : 0;
  const checkOptions = { validator: context.validator, budget: context.config.budget, ...(tolerated === undefined ? {} : { tolerated }) };
  context.violations.push(...(await checkResponse(call, operation, checkOptions)));
  if (context.consecutiveFailures >= MAX_CONSECUTIVE_FAILURES) await throwUnreachable(context, call.failure ?? '');
  return call;
}

/** Who calls an operation when all goes its way: what ends or changes an account is done to the one that was made for it. */
export const defaultCaller = ({ accounts }: RunContext, operation: Operation): AccountName =>
  changesAccount(operation) && accounts.token('spare') !== null ? 'spare' : 'first';

/** Finds out whether it is the whole server that does not answer. */
async function throwUnreachable(context: RunContext, reason: string): Promise<never> {
  context.consecutiveFailures = 0;
  const { client, config } = context;
  const request = { method: 'GET', url: `${client.base}/`, headers: { Accept: 'application/json', ...config.headers }, body: null };
  const probe = await client.send(request, null);
  throw probe.response === undefined ? new ServerUnreachableError(reason) : new OperationUnreachableError(reason);
}

/** The JSON of an answer; undefined where it has none. */
export function parseResponseJson({ request, response }: Call): unknown {
  if (response === undefined || hasNoBody(request.method, response.status)) return undefined;
  try {
    return JSON.parse(response.body) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a call succeeded, as far as the status tells. */
export const isSuccess = ({ response }: Call): boolean => response !== undefined && response.status >= 200 && response.status < 300;

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether a call was accepted beyond doubt: a success, and a body that is what the contract has for it. */
export function isAccepted(operation: Operation, call: Call): boolean {
  if (call.response === undefined || !isSuccess(call)) return false;
  const documented = findResponse(operation.responses, call.response.status);
  const wantsJson = documented?.content.some(({ type }) => isJson(type)) === true;
  const value = parseResponseJson(call);
  return (value !== undefined || !wantsJson) && !reportsError(value);
}

/** Whether the body of a success says that it is none: some answer 200 with an error in it, and the contract may say so. */
export function reportsError(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value['success'] === false || value['ok'] === false) return true;
  const data = isRecord(value['data']) ? value['data'] : {};
  return [value['error'], value['errors'], data['errors'], data['error']].some(
    (one) => (typeof one === 'string' && one !== '') || (typeof one === 'object' && one !== null && Object.keys(one).length > 0),
  );
}

/** Whether an operation only reads. */
export const isRead = ({ method }: Pick<Operation, 'method'>): boolean => READ_METHODS.has(method);

/**
 * Why an operation may not be called on this server.
 *
 * @returns null where it may
 */
export function callBlockReason({ config, sandbox, accounts }: RunContext, operation: Operation): string | null {
  if (isRead(operation)) return null;
  if (!allowsWrites(config)) return `it writes, and ${config.server.host} is not this machine: allow it with --allow-writes`;
  if (endangersAccount(operation) && accounts.token('spare') === null) {
    return 'it would end or change the account that the run is made with, and none could be registered for it';
  }
  if (operation.money && !sandbox) return 'it moves money, and the server does not say that it is a sandbox';
  return null;
}

/** Whether an operation leaves its account in a state that other calls do not survive. */
export const endangersAccount = ({ id, path, method, credential }: Operation): boolean =>
  credential !== null && method !== 'GET' && /password|exclu|suspen|deactivat|clos.*account|delete.*account/i.test(`${id} ${path}`);

/** Whether anything may be written on this server. */
export const allowsWrites = ({ allowWrites, server }: Pick<RunConfig, 'allowWrites' | 'server'>): boolean =>
  allowWrites || isLoopback(server.hostname);

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';
