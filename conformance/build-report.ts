import type { Operation } from './contract/contract';
import { isJson } from './contract/media';
import { readConstraints } from './contract/schema-constraints';
import type { ContractNode } from './contract/contract-node';
import { groupFindings } from './group';
import type { RunContext } from './probe/run-context';
import { formatSourceLocation, listNames, pluralize } from './text';
import type { Blocked, Report } from './types';
import { countTrials } from './untried';
import { assembleReport } from './assemble-report';

/** Share of calls with a 429 above which the probes of a run prove too little. */
const MAX_RATE_LIMITED_SHARE = 0.5;

/** Share of operations with nothing but a 429 above which the others do not speak for all. */
const MAX_RATE_LIMITED_OPERATIONS = 0.1;

const RATE_LIMITED =
  'Too little was checked, because the server answered 429 to most calls: raise its rate limit for the run, or set `rate` in the configuration.';

/**
 * Builds the report from the state of a run, with its secrets masked in findings and blocked checks. If the run was ended early, the
 * caller must mark the report as partial.
 */
export function buildReport(context: RunContext, started: Date): Report {
  const { config, contract, operations, coverage } = context;
  const findings = groupFindings(context.findings.all, {
    called: operations.filter((operation) => coverage.wasCalled(operation)),
    store: contract.store,
    secrets: context.secrets,
    seed: config.seed,
  });
  const blocked = [...blockedChecks(context), ...blockedSchemas(context), ...blockedPatterns(context), ...unvalidatedBodies(context)];
  return assembleReport(
    {
      server: config.server.href,
      profile: config.profile,
      seed: config.seed,
      incomplete: [...rateLimits(context), ...endlessSchemas(context)],
      findings,
      blocked: blocked.map((one) => ({ ...one, reason: context.secrets.mask(one.reason) })),
      ...countTrials(context),
    },
    { contract, operations, coverage, started },
  );
}

/** Returns a sentence if the rate limit of the server left too much unchecked; else none. */
function rateLimits({ coverage, operations }: RunContext): string[] {
  if (coverage.rateLimitedShare > MAX_RATE_LIMITED_SHARE) return [RATE_LIMITED];
  const limited = operations.filter((operation) => coverage.wasOnlyLimited(operation));
  if (limited.length <= operations.length * MAX_RATE_LIMITED_OPERATIONS) return [];
  const count = `${String(limited.length)} of ${pluralize(operations.length, 'operation')}`;
  return [
    `Too little was checked, because ${count} never got another answer than 429: raise the rate limit of the server for the run, or set \`rate\` in the configuration.`,
  ];
}

/** Returns a sentence if a schema was given up, after which its responses are not judged. */
function endlessSchemas({ validator, store }: RunContext): string[] {
  const places = [...validator.unusableSchemas.values()]
    .filter(({ isEndless }) => isEndless)
    .map(({ schema }) => store.sourceLocation(schema));
  if (places.length === 0) return [];
  const shown = listNames(places.map(formatSourceLocation), '');
  return [
    `Too little was checked, because comparing a response with its schema does not end, mostly because of a regular expression such as (a+)+$: ${shown}.`,
  ];
}

/** Returns the blocked checks. An operation that succeeded in a scenario says so, because its probes are still missing. */
function blockedChecks({ findings, operations, coverage }: RunContext): Blocked[] {
  const reached = new Set(operations.filter((operation) => coverage.hasSucceeded(operation)).map(({ id }) => id));
  return findings.blocked.map((one) =>
    one.check === 'unreachable-operation' && one.operationId !== null && reached.has(one.operationId)
      ? { ...one, reason: `it succeeded in a scenario only, so that its limits were not probed: ${one.reason}` }
      : one,
  );
}

/** Returns a blocked check for each schema that cannot be used. */
const blockedSchemas = ({ validator, store }: RunContext): Blocked[] =>
  [...validator.unusableSchemas.values()].map(({ schema, reason }) => {
    const { file, line } = store.sourceLocation(schema);
    return { check: 'response-schema', operationId: null, reason: `the schema at ${file}:${String(line)} cannot be used: ${reason}` };
  });

/** Returns a blocked check for each pattern that is not ECMAScript, such as one of PCRE. */
const blockedPatterns = ({ store }: RunContext): Blocked[] =>
  store.unusablePatterns.map((one) => {
    const { file, line } = store.sourceLocation(one);
    const reason = `the pattern at ${file}:${String(line)} is not an ECMAScript one, so that it was left out: ${one.pattern}`;
    return { check: 'response-schema', operationId: null, reason };
  });

/**
 * Returns a blocked check for each documented body that was received but not validated, because only JSON is compared with a
 * schema. A body without a schema, or with one that any text or file satisfies, has no blocked check.
 */
const unvalidatedBodies = ({ operations, coverage, store }: RunContext): Blocked[] => {
  const isUnvalidated = (operation: Operation, status: string, type: string, schema: ContractNode | null) =>
    schema !== null && !isJson(type) && coverage.wasSeen(operation, status, type) && !isPlainText(store, schema);
  return operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, content }) =>
      content
        .filter(({ type, schema }) => isUnvalidated(operation, status, type, schema))
        .map(({ type }) => ({
          check: 'response-schema',
          operationId: operation.id,
          reason: `only JSON is compared with a schema, and this response is ${type}`,
        })),
    ),
  );
};

/** Returns true for a schema that any text or file satisfies. */
const isPlainText = (store: RunContext['store'], schema: ContractNode): boolean =>
  readConstraints(store, schema).every(({ types, keywords }) => {
    const limits = ['minLength', 'maxLength', 'pattern', 'enum', 'const'].some((name) => keywords.has(name));
    return !limits && types.every((type) => type === 'string');
  });
