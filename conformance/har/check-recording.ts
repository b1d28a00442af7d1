import { assembleReport } from '../assemble-report';
import { loadContract } from '../contract/contract';
import { exampleSecrets } from '../contract/example-secrets';
import { Coverage } from '../coverage';
import { groupFindings } from '../group';
import { Secrets } from '../http/secrets';
import { createSchemaValidator } from '../validate/schema-validator';
import { checkResponse } from '../observe/check-response';
import type { Violation } from '../observe/violation';
import type { Blocked, Report } from '../types';
import { toCall, isBodySaved } from './to-call';
import { createOperationMatcher } from './match-operation';
import { isAnsweredCall } from './recording';
import type { Entry } from './recording';

const NO_BODIES = 'Nothing was checked, because the recording was saved without the bodies of its responses: save it again with content.';

/** Settings of the check of a recording. */
export interface RecordingConfig {
  contractFile: string;
  /** True if the contract may refer to files outside of its folder, and to other addresses. */
  allowExternalRefs: boolean;
  /** Server whose calls are checked; null for the calls to any host. */
  server: URL | null;
  /** Response time in ms above which a warning is added; 0 for no limit. */
  budget: number;
}

/** Result of the check of a recording. */
export interface RecordingResult {
  report: Report;
  /** Secrets of the recording and of the contract's examples. The findings of the report are masked already. */
  secrets: Secrets;
  /** Number of calls of the contract, including calls with a body that the recording lacks, of which nothing is checked. */
  checkedCalls: number;
  /** Method and path of calls that are not in the contract, each once: `GET /path`. With a server, only calls to it are listed. */
  unknownCalls: readonly string[];
}

/**
 * Checks recorded responses as a run does, without sending requests. A 304 need not be documented. The report is not yet compared with
 * a baseline and waivers.
 *
 * @throws ContractError if the contract cannot be used
 */
export async function checkRecording(
  entries: readonly Entry[],
  { contractFile, allowExternalRefs, server, budget }: RecordingConfig,
): Promise<RecordingResult> {
  const started = new Date();
  const contract = await loadContract(contractFile, allowExternalRefs);
  const { operations, store } = contract;
  const match = createOperationMatcher(contract, server);
  const validator = createSchemaValidator(store);
  const coverage = new Coverage();
  const secrets = new Secrets();
  for (const secret of exampleSecrets(store)) secrets.addExample(secret);
  const violations: Violation[] = [];
  const blocked: Blocked[] = [];
  const unknownCalls = new Set<string>();
  const hosts = new Set<string>();
  let checkedCalls = 0;
  for (const entry of entries.filter(isAnsweredCall)) {
    const url = new URL(entry.request.url);
    const matched = match(entry.request.method, url);
    if (matched === null) {
      if (server === null || url.origin === server.origin) unknownCalls.add(`${entry.request.method} ${url.pathname}`);
      continue;
    }
    const { operation } = matched;
    const call = toCall(entry, operation.id, secrets);
    checkedCalls += 1;
    hosts.add(url.origin);
    coverage.add(operation, call);
    if (isBodySaved(entry)) violations.push(...(await checkResponse(call, operation, { validator, budget, tolerated: [304] })));
    else blocked.push({ check: 'response-schema', operationId: operation.id, reason: 'the recording was saved without this body' });
  }
  const findings = groupFindings(violations, {
    store,
    secrets,
    seed: 0,
    called: operations.filter((operation) => coverage.wasCalled(operation)),
  });
  const report = assembleReport(
    {
      server: [...hosts].join(', '),
      profile: 'full',
      seed: 0,
      incomplete: checkedCalls > 0 && blocked.length === checkedCalls ? [NO_BODIES] : [],
      findings,
      blocked,
      tried: coverage.statusCounts(operations),
      untried: [],
    },
    { contract, operations, coverage, started },
  );
  return { report, secrets, checkedCalls, unknownCalls: [...unknownCalls] };
}
