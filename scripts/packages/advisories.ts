interface Advisories {
  /** One line for each vulnerable package. */
  readonly found: readonly string[];
  /** Reason why there is no response; undefined if there is one. */
  readonly problem: string | undefined;
}

/**
 * Reads what `npm audit --json` printed. Without vulnerabilities in it (no JSON, a registry without an audit, no connection), `found` is
 * empty and `problem` says why.
 *
 * @param output JSON with `vulnerabilities`, or with `error` or `message`
 */
export function readAdvisories(output: string): Advisories {
  const report = parse(output);
  if (report === undefined) return { found: [], problem: 'npm audit printed no JSON' };
  if (!isRecord(report['vulnerabilities'])) return { found: [], problem: problemOf(report) };
  const found = Object.entries(report['vulnerabilities']).map(([name, entry]) => describe(name, isRecord(entry) ? entry : {}));
  return { found, problem: undefined };
}

function describe(name: string, { severity, range, via }: Readonly<Record<string, unknown>>): string {
  const reasons = (Array.isArray(via) ? via : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one['title'] === 'string' ? [one['title']] : [],
  );
  return `${name} ${text(range)} has a known vulnerability (${text(severity)})${reasons.length === 0 ? '' : `: ${reasons.join('; ')}`}`;
}

function problemOf({ error, message }: Readonly<Record<string, unknown>>): string {
  const summary = isRecord(error) ? error['summary'] : message;
  return text(summary) || 'the registry offers no audit';
}

function parse(output: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(output);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
