/** Kinds of checks. Each has a page of its id in `docs/checks/`. */
export type CheckArea = 'observe' | 'probe' | 'scenario' | 'realtime' | 'transport';

/** How grave a finding is: only errors make a run fail. */
export type Severity = 'error' | 'warning';

/** A request as it went over the wire. Secrets are masked before it leaves the run. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** An answer as it came over the wire, read from the raw socket: no redirect followed, nothing decoded away. */
export interface ReceivedResponse {
  status: number;
  /** By lower-case name; a header that came several times is joined with `, `. */
  headers: Readonly<Record<string, string>>;
  /** The bytes of the body as text in UTF-8. A 204 with bytes behind its head has them here. */
  body: string;
  /** From the first byte sent to the last one received. */
  milliseconds: number;
}

/** One call and what came of it; `failure` where there was no answer at all. */
export type Exchange = { request: SentRequest; operationId: string | null } & (
  | { response: ReceivedResponse; failure?: undefined }
  | { response?: undefined; failure: string }
);

/** Where in the contract something is asked for: the file a reader edits, not a bundle. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** One departure of the server from the contract, however many calls showed it. */
export interface Finding {
  /** Stable id of the check, kebab-case: `response-schema`, `auth-missing-token`. */
  check: string;
  severity: Severity;
  operationId: string | null;
  method: string;
  /** As the contract has it, with its parameters in braces. */
  path: string;
  status: number | null;
  /** JSON pointer into the answer's body, or the name of a header after `#`, '' for the whole. Indexes of arrays are `*`. */
  pointer: string;
  contract: SourceLocation | null;
  /** What the contract asks for, and what came, each in a few words. */
  expected: string;
  actual: string;
  /** For somebody who has never seen this project: what is wrong, and what to change, with the likely cause on a Laravel server. */
  message: string;
  /** Shows it again; secrets are `$TOKEN`. */
  curl: string;
  seed: number;
  /** How many calls showed it. */
  occurrences: number;
}

/** Something that could not be checked, and why. */
export interface Blocked {
  check: string;
  operationId: string | null;
  reason: string;
}

/** What was seen of one operation. Statuses are those that the contract documents. */
export interface OperationCoverage {
  operationId: string;
  method: string;
  path: string;
  calls: number;
  statuses: readonly { status: string; contentTypes: readonly { type: string; seen: boolean }[]; seen: boolean }[];
}

/** What a run found: the JSON report is exactly this. */
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
    /** Findings that a baseline or a waiver knows. */
    known: number;
    coverage: { operations: number; statuses: number };
  };
  findings: readonly Finding[];
  /** Known to the baseline, or waived with a reason. */
  known: readonly (Finding & { why: string })[];
  blocked: readonly Blocked[];
  coverage: readonly OperationCoverage[];
}
