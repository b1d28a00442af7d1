import type { AccountName, Accounts } from '../accounts';
import type { RunConfig } from '../config/config';
import type { Contract, Operation } from '../contract/contract';
import type { Library } from '../contract/document-store';
import { answerFor } from '../contract/responses';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { Coverage } from '../coverage';
import { isBodyless } from '../http/message-framing';
import type { Call, Client } from '../http/client';
import type { Secrets } from '../http/secrets';
import type { Judge } from '../validate/schema-validator';
import type { Departure } from '../observe/violation';
import { observe } from '../observe/check-response';
import type { Blocked } from '../types';
import { isEnding } from './order';
import type { Pool } from './id-pool';
import { build } from './request';
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
export interface Stage {
  config: RunConfig;
  contract: Contract;
  library: Library;
  /** Those that the run is about. */
  operations: readonly Operation[];
  judge: Judge;
  client: Client;
  maker: Maker;
  pool: Pool;
  secrets: Secrets;
  /** Bodies that are known to succeed, by operation. */
  known: Map<string, unknown>;
  coverage: Coverage;
  accounts: Accounts;
  departures: Departure[];
  blocked: Blocked[];
  /** The operations that refused a call, for each check of tokens. */
  resisted: Map<string, Set<string>>;
  /** Calls in a row that got no answer. */
  failures: number;
  /** The server says, or the config, that no real money moves there. */
  sandbox: boolean;
}

/** After so many calls in a row without an answer the server is given up. */
const MOST_FAILURES = 3;

/** The server no longer answers. */
export class ServerGone extends Error {}

/** The server answers, but not on one operation. */
export class OperationGone extends Error {}

/** Makes a call and judges its answer by the contract; what departs from it is kept. */
export async function call(stage: Stage, operation: Operation, draft: Draft, options: CallOptions = {}): Promise<Call> {
  const { as = usualCaller(stage, operation), tolerated, raw } = options;
  const secret = as === null ? null : typeof as === 'object' ? as.secret : stage.accounts.secret(as);
  const { request, bytes } = build(operation, draft, { base: stage.client.base, headers: stage.config.headers, secret });
  const sent = raw === undefined ? request : { ...request, body: raw };
  const made = await stage.client.send(sent, operation.id, raw === undefined ? bytes : undefined);
  stage.coverage.add(operation, made);
  stage.failures = made.response === undefined ? stage.failures + 1 : 0;
  const watch = { judge: stage.judge, budget: stage.config.budget, ...(tolerated === undefined ? {} : { tolerated }) };
  stage.departures.push(...(await observe(made, operation, watch)));
  if (stage.failures >= MOST_FAILURES) await giveUp(stage, made.failure ?? '');
  return made;
}

/** Who calls an operation when all goes its way: what ends or changes an account is done to the one that was made for it. */
export const usualCaller = ({ accounts }: Stage, operation: Operation): AccountName =>
  isEnding(operation) && accounts.secret('spare') !== null ? 'spare' : 'first';

/** Finds out whether it is the whole server that does not answer. */
async function giveUp(stage: Stage, reason: string): Promise<never> {
  stage.failures = 0;
  const { client, config } = stage;
  const request = { method: 'GET', url: `${client.base}/`, headers: { Accept: 'application/json', ...config.headers }, body: null };
  const alive = await client.send(request, null);
  throw alive.response === undefined ? new ServerGone(reason) : new OperationGone(reason);
}

/** The JSON of an answer; undefined where it has none. */
export function jsonOf({ request, response }: Call): unknown {
  if (response === undefined || isBodyless(request.method, response.status)) return undefined;
  try {
    return JSON.parse(response.body) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a call succeeded, as far as the status tells. */
export const isSuccess = ({ response }: Call): boolean => response !== undefined && response.status >= 200 && response.status < 300;

const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether a call was accepted beyond doubt: a success, and a body that is what the contract has for it. */
export function isAccepted(operation: Operation, made: Call): boolean {
  if (made.response === undefined || !isSuccess(made)) return false;
  const documented = answerFor(operation.answers, made.response.status);
  const wantsJson = documented?.content.some(({ type }) => isJson(type)) === true;
  const value = jsonOf(made);
  return (value !== undefined || !wantsJson) && !saysNo(value);
}

/** Whether the body of a success says that it is none: some answer 200 with an error in it, and the contract may say so. */
export function saysNo(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value['success'] === false || value['ok'] === false) return true;
  const data = isRecord(value['data']) ? value['data'] : {};
  return [value['error'], value['errors'], data['errors'], data['error']].some(
    (one) => (typeof one === 'string' && one !== '') || (typeof one === 'object' && one !== null && Object.keys(one).length > 0),
  );
}

/** Whether an operation only reads. */
export const isRead = ({ method }: Pick<Operation, 'method'>): boolean => READS.has(method);

/**
 * Why an operation may not be called on this server.
 *
 * @returns null where it may
 */
export function refusal({ config, sandbox, accounts }: Stage, operation: Operation): string | null {
  if (isRead(operation)) return null;
  if (!mayWrite(config)) return `it writes, and ${config.server.host} is not this machine: allow it with --allow-writes`;
  if (isGrave(operation) && accounts.secret('spare') === null) {
    return 'it would end or change the account that the run is made with, and none could be registered for it';
  }
  if (operation.money && !sandbox) return 'it moves money, and the server does not say that it is a sandbox';
  return null;
}

/** Whether an operation leaves its account in a state that other calls do not survive. */
export const isGrave = ({ id, path, method, credential }: Operation): boolean =>
  credential !== null && method !== 'GET' && /password|exclu|suspen|deactivat|clos.*account|delete.*account/i.test(`${id} ${path}`);

/** Whether anything may be written on this server. */
export const mayWrite = ({ allowWrites, server }: Pick<RunConfig, 'allowWrites' | 'server'>): boolean =>
  allowWrites || isLoopback(server.hostname);

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';
