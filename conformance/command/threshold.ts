import type { Threshold } from '../config/config';
import { formatPercent, pluralize } from '../text';
import type { OperationCoverage, Report } from '../types';

const SHARES = ['operations', 'protected', 'statuses', 'tried'] as const satisfies readonly (keyof Threshold)[];

/** Advice by the most frequent last status of the operations that did not succeed. The first entry that applies is used. */
const ADVICE: readonly { applies: (status: number) => boolean; text: string }[] = [
  {
    applies: (status) => status === 429,
    text: 'raise the rate limit of the server for the run, or set `rate` in the configuration',
  },
  {
    applies: (status) => status === 401 || status === 403,
    text: 'check the credentials of the run (--token, --credential, `accounts`), and that the server accepts the token that its login returns',
  },
  {
    applies: (status) => status === 404 || status === 405,
    text: 'check --url and the path in it, that --contract is the document of this server, and that its database has data',
  },
  { applies: (status) => status >= 300 && status < 400, text: 'use the address that the server redirects to as --url' },
  { applies: (status) => status >= 500, text: 'read the log of the server, for example storage/logs/laravel.log' },
  {
    applies: (status) => status < 300,
    text: 'correct the errors that the server reports in the bodies of its successful responses, or document the status',
  },
  {
    applies: (status) => status >= 400,
    text: 'put valid examples into the contract and matching data into the database of the server',
  },
];

/**
 * Returns a sentence for each share below its threshold, with the most likely remedy; none if the run checked enough. If no operation
 * is selected, returns one sentence about that, unless `threshold.operations` is 0.
 */
export function coverageShortfalls(report: Report, threshold: Threshold): string[] {
  const { tried } = report.summary;
  const coverage = { ...report.summary.coverage, tried: tried.total === 0 ? 1 : tried.checked / tried.total };
  if (report.coverage.length === 0 && threshold.operations > 0)
    return ['Nothing was checked, because no operation of the contract is selected: check `paths` in --contract, --source and --only.'];
  const below = SHARES.filter((kind) => coverage[kind] < threshold[kind]);
  return below.map((kind) => {
    const limits = `${formatPercent(coverage[kind])}, the threshold is ${formatPercent(threshold[kind])}`;
    const own = kind === 'protected' ? report.coverage.filter(({ needsLogin }) => needsLogin) : report.coverage;
    return `${describeShare(kind, own)} (${limits}): ${advice(own, report)}. If so few are expected, lower \`threshold.${kind}\` in the configuration.`;
  });
}

function describeShare(kind: keyof Threshold, operations: readonly OperationCoverage[]): string {
  if (kind === 'tried') return 'Too few values and statuses of the contract were tried';
  if (kind === 'statuses') return 'Too few of the documented statuses were received';
  const count = operations.filter(({ succeeded }) => succeeded).length;
  const total = pluralize(operations.length, 'operation') + (kind === 'protected' ? ' with a login' : '');
  return `Too little was checked: ${String(count)} of ${total} succeeded`;
}

function advice(operations: readonly OperationCoverage[], { blocked }: Report): string {
  const failed = operations.filter(({ succeeded }) => !succeeded);
  const counts = new Map<number | null, number>();
  for (const { lastStatus } of failed) counts.set(lastStatus, (counts.get(lastStatus) ?? 0) + 1);
  // Operations were not called because an operation that they depend on failed, so only the status of failed calls counts.
  if (failed.length === operations.length && counts.size > 1) counts.delete(null);
  const [mostFrequent] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (mostFrequent === undefined) return 'see the coverage in the report';
  const [status, count] = mostFrequent;
  if (status !== null) {
    const text = ADVICE.find(({ applies }) => applies(status))?.text ?? '';
    return `the last response was ${String(status)} for ${String(count)} of them, so ${text}`;
  }
  const uncalled = new Set(failed.filter(({ lastStatus }) => lastStatus === null).map(({ operationId }) => operationId));
  const example = blocked.find(({ operationId }) => operationId !== null && uncalled.has(operationId));
  return `${String(count)} of them were not called${example === undefined ? '' : `, for example ${example.operationId ?? ''}: ${example.reason}`}`;
}
