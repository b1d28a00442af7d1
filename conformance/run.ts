import type { AccountName } from './accounts';
import { findBaseAddress } from './base-address';
import { buildReport } from './build-report';
import type { RunConfig } from './config/config';
import { UsageError } from './config/usage-error';
import { ContractError } from './contract/contract-error';
import { loadContract } from './contract/contract';
import type { Operation } from './contract/contract';
import { createRunContext } from './create-run-context';
import { plainGet } from './http/client';
import { isLoopbackHost } from './http/loopback';
import { RunStoppedError } from './http/run-stopped-error';
import { RemainingChecks } from './remaining-checks';
import { shortJson } from './text';
import { createViolation } from './observe/violation';
import { mergeAuthViolations } from './probe/probe-auth';
import { probeCookieToken } from './probe/probe-cookie-token';
import { probeWrongPassword } from './probe/probe-wrong-password';
import { probeCrossOrigin } from './probe/probe-cross-origin';
import { createRevokedToken } from './probe/revoked-token';
import { probeOperation } from './probe/probe-operation';
import { isSandbox } from './probe/sandbox';
import { changesAccount } from './probe/order';
import { forEachOperation } from './probe/workers';
import { probeListLeaks } from './probe/probe-list-leaks';
import { probeMethods } from './probe/probe-methods';
import type { Success } from './probe/find-success';
import { registerThrowaway } from './probe/throwaway-account';
import { UnansweredCallsError, ServerUnreachableError } from './probe/call-operation';
import type { RunContext } from './probe/run-context';
import type { Report } from './types';

/** Report of a run. */
export interface RunResult {
  report: Report;
  /** Reason why the server could not be reached. The report is partial if it stopped responding during the run. */
  unreachable?: string;
  /** Error of the checker itself that has ended the run. */
  error?: unknown;
}

/** Function that continues a run after its probes, such as with the scenarios. */
type AfterProbes = (context: RunContext) => Promise<void>;

/** Listeners of a run, its end, and its continuation. */
export interface RunOptions {
  /** Receives a status text when an operation begins. */
  progress?: (text: string) => void;
  afterProbes?: AfterProbes;
  /** Called when the contract is read, after which the run can end with a report. */
  onLoaded?: () => void;
  /** Signal that ends the run. The report is then partial and states the reason. */
  signal?: AbortSignal;
}

/**
 * Checks a running server, and returns a report also if the server is unreachable, the signal ends the run, or the checker fails.
 * Scenarios run only in `options.afterProbes`.
 *
 * @throws ContractError if the contract cannot be used
 * @throws UsageError if the configuration cannot be used
 */
export async function run(config: RunConfig, options: RunOptions = {}): Promise<RunResult> {
  const started = new Date();
  const contract = await loadContract(config.contractFile, config.allowExternalRefs);
  options.onLoaded?.();
  const isLocal = await isLoopbackHost(config.server.hostname);
  const base = await findBaseAddress(config, contract);
  const context = createRunContext(config, contract, { base, isLocal }, options.signal);
  const remaining = new RemainingChecks(context, options.afterProbes !== undefined);
  const partialReport = (reason: string): Report => {
    remaining.block(context, reason);
    mergeAuthViolations(context);
    return { ...buildReport(context, started), partial: true, incomplete: [`This report is partial, because ${reason}.`] };
  };
  try {
    const failure = await Promise.race([checkAll(context, remaining, options), rejectOnAbort(options.signal)]);
    const report = buildReport(context, started);
    return failure === null ? { report } : { report, unreachable: `${config.server.origin}: ${failure}` };
  } catch (error) {
    if (error instanceof RunStoppedError) return { report: partialReport(error.message) };
    if (error instanceof UsageError || error instanceof ContractError) throw error;
    if (!(error instanceof ServerUnreachableError)) return { report: partialReport('the checker has failed'), error };
    const unreachable = `${config.server.origin} stopped answering: ${error.message}`;
    return { report: partialReport(unreachable), unreachable };
  }
}

/** Rejects at the signal, so that a step which ignores it, such as a hook, does not delay the end of the run. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new RunStoppedError(String(signal?.reason)));
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Makes all checks. @returns the reason why the server could not be reached at all; null if it could */
async function checkAll(
  initial: RunContext,
  remaining: RemainingChecks,
  { progress = () => {}, afterProbes }: RunOptions,
): Promise<string | null> {
  const { config, contract } = initial;
  const reached = await initial.client.send(plainGet(`${initial.client.base}/`, config.headers), null);
  if (reached.response === undefined) return reached.failure;
  progress(`${contract.title} ${contract.version}: ${String(initial.operations.length)} operations`);
  const context: RunContext = { ...initial, sandbox: config.sandbox || (await isSandbox(initial)) };
  await logInAccounts(context);
  const revokedToken = config.profile !== 'smoke' ? await createRevokedToken(context) : null;
  const successes = new Map<string, Success>();
  let begun = 0;
  await forEachOperation(context.operations, config.workers, async (operation) => {
    begun += 1;
    progress(`${String(begun)}/${String(context.operations.length)} ${operation.method} ${operation.path}`);
    const pool = context.pool.fork();
    const own = { ...context, pool, maker: context.maker.fork(operation.id), findings: context.findings.fork() };
    await probeOrGiveUp(own, operation, successes, revokedToken);
    remaining.finish(operation.id);
    return () => context.pool.join(pool);
  });
  if (config.profile === 'full') {
    await probeListLeaks(context, successes);
    remaining.finish('foreign-access');
    await probeMethods(context, successes);
    remaining.finish('method-undocumented');
    await probeCookieToken(context, successes);
    await probeWrongPassword(context);
    await probeCrossOrigin(context, successes);
  }
  mergeAuthViolations(context);
  await afterProbes?.(context);
  remaining.finish('scenario-step');
  reportRejectedLogin(context);
  return null;
}

/** Probes an operation. If it does not respond, blocks it and returns, so that the run continues with others. */
async function probeOrGiveUp(
  context: RunContext,
  operation: Operation,
  successes: Map<string, Success>,
  revokedToken: string | null,
): Promise<void> {
  try {
    await probeOperation(context, operation, successes, revokedToken);
  } catch (error) {
    if (!(error instanceof UnansweredCallsError)) throw error;
    context.findings.block({ check: 'unreachable-operation', operationId: operation.id, reason: `given up: ${error.message}` });
  }
}

/**
 * Logs the accounts in, and registers a throwaway account if an operation changes its account. Without a second account
 * `foreign-access` is blocked.
 */
async function logInAccounts(context: RunContext): Promise<void> {
  if (!context.operations.some(({ credential }) => credential !== null)) return;
  const { accounts } = context;
  const isLoggedIn = canCallAll(context, 'first') || (await accounts.logIn('first'));
  const login = context.accounts.firstLogin();
  if (isLoggedIn && login !== null) context.knownBodies.set(login.operation.id, login.body);
  if (isLoggedIn && context.config.profile !== 'smoke' && context.operations.some(changesAccount)) await registerThrowaway(context);
  if (accounts.areSame || !(canCallAll(context, 'second') || (await accounts.logIn('second')))) {
    const reason = accounts.areSame ? 'the second account is the first one' : accounts.loginErrors.get('second');
    context.findings.block({ check: 'foreign-access', operationId: null, reason: reason ?? 'no second account is configured' });
  }
}

/** Returns true if an account has given credentials for every operation, so that it needs no login. */
const canCallAll = ({ operations, accounts }: RunContext, name: AccountName) =>
  operations.every((operation) => accounts.place(name, operation) !== null);

/**
 * Adds a violation if the first account got no token. Otherwise a run with rejected credentials would pass although it checked
 * little.
 */
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
