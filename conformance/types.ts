/** Areas of checks. Each check has a page named after its id in `docs/checks/`. */
export type CheckArea = 'observe' | 'probe' | 'scenario' | 'realtime' | 'transport';

/** Severity of a finding. Only errors make a run fail. */
export type Severity = 'error' | 'warning';

/** A request as sent over the wire. Secrets are masked before it leaves the run. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** A response as read from the raw socket, without following redirects or removing invalid bytes. */
export interface ReceivedResponse {
  status: number;
  /** Keyed by lower-case name. Repeated headers are joined with `, `. */
  headers: Readonly<Record<string, string>>;
  /** The body as UTF-8 text. Includes bytes that a server wrongly sends after the head of a 204. */
  body: string;
  /** Time from the first byte sent to the last byte received, in ms. */
  milliseconds: number;
}

/** A request and its response, or the failure if there was no response. */
export type Exchange = { request: SentRequest; operationId: string | null } & (
  | { response: ReceivedResponse; failure?: undefined }
  | { response?: undefined; failure: string }
);

/** A line in the contract's source file, not in a bundle. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** One violation of the contract, however many calls showed it. */
export interface Finding {
  /** Stable kebab-case id of the check: `response-schema`, `auth-missing-token`. */
  check: string;
  severity: Severity;
  operationId: string | null;
  method: string;
  /** The path template of the contract, with parameters in braces. */
  path: string;
  status: number | null;
  /** JSON pointer into the response body, `#name` for a header, '' for the whole response. Array indexes are `*`. */
  pointer: string;
  contract: SourceLocation | null;
  /** The expectation of the contract and the actual value, each in a few words. */
  expected: string;
  actual: string;
  /** Explains the fault and how to fix it, with the likely cause in Laravel, to readers who do not know this project. */
  message: string;
  /** A command that repeats the call. Secrets are replaced by `$TOKEN`. */
  curl: string;
  seed: number;
  /** Number of calls that showed the violation. */
  occurrences: number;
}

/** A check that could not be made, and the reason. */
export interface Blocked {
  check: string;
  operationId: string | null;
  reason: string;
}

/** Coverage of one operation, by documented status. */
export interface OperationCoverage {
  operationId: string;
  method: string;
  path: string;
  calls: number;
  statuses: readonly { status: string; contentTypes: readonly { type: string; seen: boolean }[]; seen: boolean }[];
}

/** The result of a run. The JSON report is exactly this object. */
export interface Report {
  tool: { name: string; version: string };
  contract: { title: string; version: string };
  server: string;
  profile: 'smoke' | 'full';
  seed: number;
  /** ISO 8601 in UTC. */
  started_at: string;
  duration_ms: number;
  summary: {
    operations: number;
    checked: number;
    findings: number;
    warnings: number;
    blocked: number;
    /** Number of findings in the baseline or covered by a waiver. */
    known: number;
    coverage: { operations: number; statuses: number };
  };
  findings: readonly Finding[];
  /** Findings in the baseline, or waived with a reason. */
  known: readonly (Finding & { why: string })[];
  blocked: readonly Blocked[];
  coverage: readonly OperationCoverage[];
}
