import { Accounts } from './accounts';
import type { RunConfig } from './config/config';
import { loadContract } from './contract/contract';
import type { Contract, Operation } from './contract/contract';
import { Coverage } from './coverage';
import { group } from './group';
import { createClient } from './http/client';
import { Secrets } from './http/secrets';
import { createJudge } from './validate/schema-validator';
import { short } from './text';
import { departure } from './observe/violation';
import { Pool } from './probe/id-pool';
import { createMaker } from './probe/value-maker';
import { gatherAuth } from './probe/probe-auth';
import { findDeadToken } from './probe/revoked-token';
import { examine } from './probe/probe-operation';
import { isSandbox } from './probe/sandbox';
import { inOrder, isEnding } from './probe/order';
import { probeMethods } from './probe/probe-methods';
import type { Success } from './probe/find-success';
import { makeSpare } from './probe/throwaway-account';
import { OperationGone, ServerGone } from './probe/run-context';
import type { Stage } from './probe/run-context';
import type { Blocked, Report } from './types';
import { VERSION } from './version';

export interface RunResult {
  report: Report;
  /** Why the server could not be reached at all; the report is empty then. */
  unreachable?: string;
}

/** What runs after the probes, with the same stage: scenarios. */
export type Extra = (stage: Stage) => Promise<void>;

/** The tool's own version, as its reports have it. */
export const TOOL = { name: 'palpite-conformance', version: VERSION };

/**
 * Checks a running server against a contract.
 *
 * @param progress is told what is being done
 * @param extra runs between the probes and the report
 * @throws ContractError where the contract cannot be used
 */
export async function run(config: RunConfig, progress: (text: string) => void = () => {}, extra?: Extra): Promise<RunResult> {
  const started = new Date();
  const contract = await loadContract(config.contractFile);
  const stage = stageOf(config, contract);
  const reached = await stage.client.send(
    { method: 'GET', url: `${stage.client.base}/`, headers: { Accept: 'application/json', ...config.headers }, body: null },
    null,
  );
  if (reached.response === undefined)
    return { report: reportOf(stage, started), unreachable: `${config.server.origin}: ${reached.failure}` };
  progress(`${contract.title} ${contract.version}: ${String(stage.operations.length)} operations`);
  stage.sandbox = config.sandbox || (await isSandbox(stage));
  await enter(stage);
  const dead = config.profile === 'full' ? await findDeadToken(stage) : null;
  const successes = new Map<string, Success>();
  try {
    for (const operation of inOrder(stage.operations)) {
      progress(`${operation.method} ${operation.path}`);
      await examineOrGiveUp(stage, operation, successes, dead);
    }
    if (config.profile === 'full') await probeMethods(stage, successes);
    gatherAuth(stage);
    await extra?.(stage);
    tellRefusedLogin(stage);
  } catch (error) {
    if (!(error instanceof ServerGone)) throw error;
    return { report: reportOf(stage, started), unreachable: `${config.server.origin} stopped answering: ${error.message}` };
  }
  return { report: reportOf(stage, started) };
}

/** An operation on which the server dies or hangs each time is left at that; the others go on. */
async function examineOrGiveUp(stage: Stage, operation: Operation, successes: Map<string, Success>, dead: string | null): Promise<void> {
  try {
    await examine(stage, operation, successes, dead);
  } catch (error) {
    if (!(error instanceof OperationGone)) throw error;
    stage.blocked.push({ check: 'unreachable-operation', operationId: operation.id, reason: `given up: ${error.message}` });
  }
}

async function enter(stage: Stage): Promise<void> {
  if (!stage.operations.some(({ credential }) => credential !== null)) return;
  const entered = await stage.accounts.enter('first');
  const login = stage.accounts.ownLogin();
  if (entered && login !== null) stage.known.set(login.operation.id, login.body);
  if (entered && stage.config.profile === 'full' && stage.operations.some(isEnding)) await makeSpare(stage);
  if (!(await stage.accounts.enter('second'))) {
    stage.blocked.push({
      check: 'foreign-access',
      operationId: null,
      reason: stage.accounts.trouble.get('second') ?? 'there is no second account',
    });
  }
}

/** Credentials that the configuration gives and the server refuses: without a word of it a run would be green for having seen little. */
function tellRefusedLogin(stage: Stage): void {
  const made = stage.accounts.refused.get('first');
  const operation = stage.accounts.ownLogin()?.operation;
  if (made?.response === undefined || operation === undefined || stage.config.accounts.first === null) return;
  if (stage.accounts.secret('first') !== null) return;
  if (stage.departures.some(({ severity, operation: { id } }) => severity === 'error' && id === operation.id)) return;
  const { status, body } = made.response;
  const actual = `${String(status)} ${short(body, 120)}`;
  stage.departures.push(
    departure(made, operation, {
      check: 'request-refused-valid',
      expected: 'a token',
      actual,
      message: `${operation.method} ${operation.path} gives no token for the first account of the configuration: ${actual}. If the account is seeded before the run, look at its password and whether it may log in; what needs somebody logged in was not checked.`,
    }),
  );
}

function stageOf(config: RunConfig, contract: Contract): Stage {
  const own = config.server.pathname.replace(/\/+$/, '');
  const base = config.server.origin + (own === '' ? contract.basePath : own);
  const secrets = new Secrets();
  const client = createClient({ base, rate: config.rate, timeout: config.timeout });
  const maker = createMaker(contract.library, config.seed);
  if (config.token !== null) secrets.add(config.token, 'TOKEN');
  for (const [name, value] of Object.entries(config.headers)) {
    if (/auth|key|token|secret|cookie/i.test(name)) secrets.add(value, name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_'));
  }
  const wanted = ({ id, source }: Operation) =>
    (config.only.length === 0 || config.only.includes(id)) && (config.source === 'all' || source === config.source);
  return {
    config,
    contract,
    library: contract.library,
    operations: contract.operations.filter(wanted),
    judge: createJudge(contract.library),
    client,
    maker,
    pool: new Pool(),
    secrets,
    known: new Map(),
    coverage: new Coverage(),
    accounts: new Accounts({ config, contract, client, maker, secrets }),
    departures: [],
    blocked: [],
    resisted: new Map(),
    failures: 0,
    sandbox: config.sandbox,
  };
}

/** Schemas that nothing can be judged by. */
const unusable = ({ judge, library }: Stage): Blocked[] =>
  [...judge.troubles.values()].map(({ schema, reason }) => {
    const { file, line } = library.place(schema);
    return { check: 'response-schema', operationId: null, reason: `the schema at ${file}:${String(line)} cannot be used: ${reason}` };
  });

function reportOf(stage: Stage, started: Date): Report {
  const { config, contract, operations, coverage, blocked } = stage;
  // What a probe could not reach a scenario may have.
  const reached = new Set(operations.filter((operation) => coverage.succeeded(operation)).map(({ id }) => id));
  const held = blocked.filter(
    ({ check, operationId }) => check !== 'unreachable-operation' || operationId === null || !reached.has(operationId),
  );
  const findings = group(stage.departures, {
    called: operations.filter((operation) => coverage.called(operation)).length,
    library: contract.library,
    secrets: stage.secrets,
    seed: config.seed,
  });
  return {
    tool: TOOL,
    contract: { title: contract.title, version: contract.version },
    server: config.server.href,
    profile: config.profile,
    seed: config.seed,
    started_at: started.toISOString(),
    duration_ms: Date.now() - started.getTime(),
    summary: {
      operations: operations.length,
      checked: operations.filter((operation) => coverage.reached(operation)).length,
      findings: findings.filter(({ severity }) => severity === 'error').length,
      warnings: findings.filter(({ severity }) => severity === 'warning').length,
      blocked: held.length + stage.judge.troubles.size,
      known: 0,
      coverage: coverage.shares(operations),
    },
    findings,
    known: [],
    blocked: [...held, ...unusable(stage)].map((one) => ({ ...one, reason: stage.secrets.mask(one.reason) })),
    coverage: coverage.report(operations),
  };
}
