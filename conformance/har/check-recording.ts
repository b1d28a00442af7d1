import { loadContract } from '../contract/contract';
import { Coverage } from '../coverage';
import { group } from '../group';
import { Secrets } from '../http/secrets';
import { createJudge } from '../validate/schema-validator';
import { observe } from '../observe/check-response';
import type { Departure } from '../observe/violation';
import type { Blocked, Report } from '../types';
import { VERSION } from '../version';
import { callOf, hasBody } from './to-call';
import { createMatch } from './match-operation';
import type { Entry } from './recording';

export interface RecordingConfig {
  contractFile: string;
  /** Only calls to this server are judged; null for every call that the contract knows. */
  server: URL | null;
  /** Milliseconds that an answer may take before it is warned of. */
  budget: number;
}

export interface JudgedRecording {
  report: Report;
  secrets: Secrets;
  /** Calls of the contract that were judged. */
  judged: number;
  /** `GET /path` of calls that the contract does not know. */
  strangers: readonly string[];
}

/**
 * Judges recorded calls as answers of a running server are judged. Nothing is sent.
 *
 * @throws ContractError where the contract cannot be used
 */
export async function judgeRecording(
  entries: readonly Entry[],
  { contractFile, server, budget }: RecordingConfig,
): Promise<JudgedRecording> {
  const started = new Date();
  const contract = await loadContract(contractFile);
  const { operations, library } = contract;
  const match = createMatch(contract, server);
  const judge = createJudge(library);
  const coverage = new Coverage();
  const secrets = new Secrets();
  const departures: Departure[] = [];
  const blocked: Blocked[] = [];
  const strangers = new Set<string>();
  const hosts = new Set<string>();
  let judged = 0;
  for (const entry of entries.filter(isCall)) {
    const url = new URL(entry.request.url);
    const operation = match(entry.request.method, url);
    if (operation === null) {
      if (server === null || url.origin === server.origin) strangers.add(`${entry.request.method} ${url.pathname}`);
      continue;
    }
    const call = callOf(entry, operation.id, secrets);
    judged += 1;
    hosts.add(url.origin);
    coverage.add(operation, call);
    if (hasBody(entry)) departures.push(...(await observe(call, operation, { judge, budget, tolerated: [304] })));
    else blocked.push({ check: 'response-schema', operationId: operation.id, reason: 'the recording was saved without this body' });
  }
  const findings = group(departures, {
    library,
    secrets,
    seed: 0,
    called: operations.filter((operation) => coverage.called(operation)).length,
  });
  const seen = operations.filter((operation) => coverage.reached(operation)).length;
  const report: Report = {
    tool: { name: 'palpite-conformance', version: VERSION },
    contract: { title: contract.title, version: contract.version },
    server: [...hosts].join(', '),
    profile: 'full',
    seed: 0,
    started_at: started.toISOString(),
    duration_ms: Date.now() - started.getTime(),
    summary: {
      operations: operations.length,
      checked: seen,
      findings: findings.filter(({ severity }) => severity === 'error').length,
      warnings: findings.filter(({ severity }) => severity === 'warning').length,
      blocked: blocked.length,
      known: 0,
      coverage: coverage.shares(operations),
    },
    findings,
    known: [],
    blocked,
    coverage: coverage.report(operations),
  };
  return { report, secrets, judged, strangers: [...strangers] };
}

/** Neither a preflight of CORS, nor a call that the browser gave up, nor a page of its own. */
const isCall = ({ request, response }: Entry) =>
  request.method !== 'OPTIONS' && response.status > 0 && /^https?:/.test(request.url) && URL.canParse(request.url);
