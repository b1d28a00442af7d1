import { Accounts } from './accounts';
import type { AccountName } from './accounts';
import { buildReport } from './build-report';
import type { RunConfig } from './config/config';
import { loadContract } from './contract/contract';
import type { Contract, Operation } from './contract/contract';
import { Coverage } from './coverage';
import { Findings } from './findings';
import { ServerHealth } from './probe/server-health';
import { createClient } from './http/client';
import { readGivenCredentials } from './given-credentials';
import { isLoopbackHost } from './http/loopback';
import { Secrets } from './http/secrets';
import { createSchemaValidator } from './validate/schema-validator';
import { shortJson } from './text';
import { createViolation } from './observe/violation';
import { findLoginOperation } from './probe/login';
import { IdPool } from './probe/id-pool';
import { createMaker } from './probe/value-maker';
import { mergeAuthViolations } from './probe/probe-auth';
import { createRevokedToken } from './probe/revoked-token';
import { probeOperation } from './probe/probe-operation';
import { isSandbox } from './probe/sandbox';
import { sortOperations, changesAccount } from './probe/order';
import { probeListLeaks } from './probe/probe-list-leaks';
import { probeMethods } from './probe/probe-methods';
import type { Success } from './probe/find-success';
import { registerThrowaway } from './probe/throwaway-account';
import { OperationUnreachableError, ServerUnreachableError } from './probe/call-operation';
import type { RunContext } from './probe/run-context';
import type { Report } from './types';

export interface RunResult {
  report: Report;
  /** Why the server could not be reached; the report is then empty. */
  unreachable?: string;
}

/** Runs in the context of the probes, for example the scenarios. */
export type AfterProbes = (context: RunContext) => Promise<void>;

/**
 * Checks a running server.
 *
 * @param progress receives a status text per operation
 * @throws ContractError if the contract cannot be used
 */
export async function run(config: RunConfig, progress: (text: string) => void = () => {}, afterProbes?: AfterProbes): Promise<RunResult> {
  const started = new Date();
  const contract = await loadContract(config.contractFile);
  const initial = createRunContext(config, contract, await isLoopbackHost(config.server.hostname));
  const reached = await initial.client.send(
    { method: 'GET', url: `${initial.client.base}/`, headers: { Accept: 'application/json', ...initial.config.headers }, body: null },
    null,
  );
  if (reached.response === undefined)
    return { report: buildReport(initial, started), unreachable: `${config.server.origin}: ${reached.failure}` };
  progress(`${contract.title} ${contract.version}: ${String(initial.operations.length)} operations`);
  const context: RunContext = { ...initial, sandbox: config.sandbox || (await isSandbox(initial)) };
  await logInAccounts(context);
  const revokedToken = config.profile === 'full' ? await createRevokedToken(context) : null;
  const successes = new Map<string, Success>();
  try {
    for (const operation of sortOperations(context.operations)) {
      progress(`${operation.method} ${operation.path}`);
      await probeOrGiveUp(context, operation, successes, revokedToken);
    }
    if (config.profile === 'full') {
      await probeListLeaks(context, successes);
      await probeMethods(context, successes);
    }
    mergeAuthViolations(context);
    await afterProbes?.(context);
    reportRejectedLogin(context);
  } catch (error) {
    if (!(error instanceof ServerUnreachableError)) throw error;
    return { report: buildReport(context, started), unreachable: `${config.server.origin} stopped answering: ${error.message}` };
  }
  return { report: buildReport(context, started) };
}

/** Records an unreachable operation and returns, so that the run continues. */
async function probeOrGiveUp(
  context: RunContext,
  operation: Operation,
  successes: Map<string, Success>,
  revokedToken: string | null,
): Promise<void> {
  try {
    await probeOperation(context, operation, successes, revokedToken);
  } catch (error) {
    if (!(error instanceof OperationUnreachableError)) throw error;
    context.findings.block({ check: 'unreachable-operation', operationId: operation.id, reason: `given up: ${error.message}` });
  }
}

async function logInAccounts(context: RunContext): Promise<void> {
  if (!context.operations.some(({ credential }) => credential !== null)) return;
  const { accounts } = context;
  const isLoggedIn = canCallAll(context, 'first') || (await accounts.logIn('first'));
  const login = context.accounts.firstLogin();
  if (isLoggedIn && login !== null) context.knownBodies.set(login.operation.id, login.body);
  if (isLoggedIn && context.config.profile === 'full' && context.operations.some(changesAccount)) await registerThrowaway(context);
  if (accounts.areSame || !(canCallAll(context, 'second') || (await accounts.logIn('second')))) {
    const reason = accounts.areSame ? 'the second account is the first one' : accounts.loginErrors.get('second');
    context.findings.block({ check: 'foreign-access', operationId: null, reason: reason ?? 'no second account is configured' });
  }
}

/** True if no operation needs a login, because the credentials are given. */
const canCallAll = ({ operations, accounts }: RunContext, name: AccountName) =>
  operations.every((operation) => accounts.place(name, operation) !== null);

/** Otherwise a run with rejected credentials would pass although it checked little. */
function reportRejectedLogin(context: RunContext): void {
  const call = context.accounts.rejectedLogins.get('first');
  const operation = context.accounts.firstLogin()?.operation;
  if (call?.response === undefined || operation === undefined || context.config.accounts.first === null) return;
  if (context.accounts.token('first') !== null) return;
  if (context.findings.all.some(({ severity, operation: { id } }) => severity === 'error' && id === operation.id)) return;
  const { status, body } = call.response;
  const actual = `${String(status)} ${shortJson(body, 120)}`;
  context.findings.add(
    createViolation(call, operation, {
      check: 'request-refused-valid',
      expected: 'a token',
      actual,
      message: `${operation.method} ${operation.path} returns no token for the first configured account: ${actual}. If the account is seeded before the run, check its password and whether it may log in. Operations that need a login were not checked.`,
    }),
  );
}

function createRunContext(given: RunConfig, contract: Contract, isLocal: boolean): RunContext {
  const ownPath = given.server.pathname.replace(/\/+$/, '');
  const base = given.server.origin + (ownPath === '' ? contract.basePath : ownPath);
  const secrets = new Secrets();
  const client = createClient({ base, rate: given.rate, timeout: given.timeout });
  const maker = createMaker(contract.store, given.seed);
  if (given.token !== null) secrets.add(given.token, 'TOKEN');
  for (const [name, value] of Object.entries(given.headers)) {
    if (/auth|key|token|secret|cookie/i.test(name)) secrets.add(value, name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_'));
  }
  const isSelected = ({ id, source }: Operation) =>
    (given.only.length === 0 || given.only.includes(id)) && (given.source === 'all' || source === given.source);
  const hasLogin = given.login !== null || findLoginOperation(contract) !== null;
  const credentials = readGivenCredentials(given, contract, hasLogin);
  const config = { ...given, headers: credentials.headers };
  return {
    config,
    contract,
    store: contract.store,
    operations: contract.operations.filter(isSelected),
    validator: createSchemaValidator(contract.store),
    client,
    maker,
    pool: new IdPool(),
    secrets,
    knownBodies: new Map(),
    coverage: new Coverage(),
    accounts: new Accounts({ config, contract, client, maker, secrets, given: credentials }),
    findings: new Findings(),
    health: new ServerHealth(),
    authRejections: new Map(),
    isLocal,
    sandbox: config.sandbox,
  };
}
