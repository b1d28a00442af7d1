/** The page of a check in `docs/checks/` has its id as the name. */
export type CheckArea = 'observe' | 'probe' | 'scenario' | 'realtime' | 'transport';

/** Severity of a finding. Only errors make a run fail. */
export type Severity = 'error' | 'warning';

/** Secrets are masked before a request leaves the run. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Read from the raw socket: no redirects followed, no invalid bytes removed. */
export interface ReceivedResponse {
  status: number;
  /** Lower-case names; repeated headers are joined with `, `. */
  headers: Readonly<Record<string, string>>;
  /** Body as UTF-8, with bytes wrongly sent after the head of a 204. */
  body: string;
  /** Time from the first byte sent to the last received. */
  milliseconds: number;
}

/** A request and its response or failure. */
export type Exchange = { request: SentRequest; operationId: string | null } & (
  | { response: ReceivedResponse; failure?: undefined }
  | { response?: undefined; failure: string }
);

/** A place in the source file, not in a bundle. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** The lines around a place of the contract. */
export interface ContractExcerpt {
  /** Number of the first line. */
  first: number;
  /** Lines without their common indentation. */
  lines: readonly string[];
  /** Index of the line of the finding. */
  marked: number;
}

/** One violation of the contract, however many calls showed it. */
export interface Finding {
  /** Stable kebab-case id: `response-schema`. */
  check: string;
  severity: Severity;
  operationId: string | null;
  method: string;
  /** The path template, with parameters in braces. */
  path: string;
  status: number | null;
  /** JSON pointer into the body with `*` for indexes, `#name` for a header, '' for the whole response. */
  pointer: string;
  contract: SourceLocation | null;
  excerpt: ContractExcerpt | null;
  /** In a few words, as `actual`. */
  expected: string;
  actual: string;
  /** Explains the fault, its likely cause in Laravel and the fix to readers who do not know this project. */
  message: string;
  /** Repeats the call; secrets are replaced by `$TOKEN`. */
  curl: string;
  seed: number;
  /** Calls that showed the violation. */
  occurrences: number;
}

export interface Blocked {
  check: string;
  operationId: string | null;
  reason: string;
}

export interface OperationCoverage {
  operationId: string;
  method: string;
  path: string;
  calls: number;
  needsLogin: boolean;
  /** A documented 2xx or 3xx response was received. */
  succeeded: boolean;
  /** Of a call that should succeed; null without a response. */
  lastStatus: number | null;
  statuses: readonly { status: string; contentTypes: readonly { type: string; seen: boolean }[]; seen: boolean }[];
}

/** From the fewest requests to the most. */
export const PROFILES = ['smoke', 'quick', 'full'] as const;

export type Profile = (typeof PROFILES)[number];

/** The JSON report is exactly this object. */
export interface Report {
  tool: { name: string; version: string };
  contract: { title: string; version: string };
  server: string;
  profile: Profile;
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
    /** Shares from 0 to 1. `protected`: operations that need a login. */
    coverage: { operations: number; protected: number; statuses: number };
  };
  /** True if the run was ended before its end. */
  partial: boolean;
  /** Reasons why a report without violations proves too little; the run then fails. */
  incomplete: readonly string[];
  findings: readonly Finding[];
  /** Findings in the baseline, or waived with a reason. */
  known: readonly (Finding & { why: string })[];
  blocked: readonly Blocked[];
  coverage: readonly OperationCoverage[];
}
