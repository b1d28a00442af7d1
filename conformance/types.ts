/**
 * Area of a check. `observe` compares each response with the contract, `probe` sends requests for the check, `scenario` compares
 * several calls, `realtime` judges events, and `transport` judges HTTP itself. The check's page is in `conformance/docs/checks/`, with
 * the id of the check as its name.
 */
export type CheckArea = 'observe' | 'probe' | 'scenario' | 'realtime' | 'transport';

/** Severity of a finding. Only errors make a run fail. */
export type Severity = 'error' | 'warning';

/** Request that was sent. Secrets are masked before it is shown in a report. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Response as it was read from the raw socket: without following redirects or removing invalid bytes. */
export interface ReceivedResponse {
  status: number;
  /** Headers with names in lower case. Values of a repeated header are joined with `, `. */
  headers: Readonly<Record<string, string>>;
  /** Body as UTF-8, including bytes that were wrongly sent after the head of a 204. */
  body: string;
  /** Time in ms until the last byte was received, with that of opening the connection if it is a new one. */
  milliseconds: number;
}

/** Request with its response, or with the reason why there is none. */
export type Exchange = { request: SentRequest; operationId: string | null } & (
  | { response: ReceivedResponse; failure?: undefined }
  | { response?: undefined; failure: string }
);

/** Place in a source file of the contract. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** Lines of a source file around a place of the contract. */
export interface ContractExcerpt {
  /** Number of the first line. */
  first: number;
  /** Lines without their common indentation. */
  lines: readonly string[];
  /** Index in `lines` of the line that the finding is about. */
  marked: number;
}

/** Fault of the server, however many calls have shown it. */
export interface Finding {
  /** Id of the check, in kebab case: `response-schema`. */
  check: string;
  severity: Severity;
  /** Id of the operation; null if the finding belongs to none. */
  operationId: string | null;
  method: string;
  /** Path of the operation, with parameters in braces. */
  path: string;
  /** Status of the first call that showed the fault; null without a response. */
  status: number | null;
  /**
   * Place of the fault: a JSON pointer into the body with `*` for indexes, `#name` for a header, `?name` and `{name}` for a
   * parameter, a method or status that was tried, '' for the whole response.
   */
  pointer: string;
  /** Place in the contract; null if there is none. */
  contract: SourceLocation | null;
  excerpt: ContractExcerpt | null;
  /** Expected value in a few words. `actual` is the received one. */
  expected: string;
  actual: string;
  /** Explanation of the fault, its likely cause in Laravel and the fix, for readers who do not know this project. */
  message: string;
  /** Command that repeats the call. Secrets are replaced by placeholders such as `$TOKEN`. */
  curl: string;
  /** Seed of the generated values of the run. */
  seed: number;
  /** Number of violations that the finding combines. */
  occurrences: number;
}

/** Check that could not be made, with the reason. A null operation stands for no single one. */
export interface Blocked {
  check: string;
  operationId: string | null;
  reason: string;
}

/** Calls of one operation in a run, and the responses that were received. */
export interface OperationCoverage {
  operationId: string;
  method: string;
  path: string;
  calls: number;
  needsLogin: boolean;
  /** True if a documented 2xx or 3xx response without an error in its body was received. */
  succeeded: boolean;
  /** Last status of a call that should succeed; null without a response. */
  lastStatus: number | null;
  /** Documented statuses with their content types. `seen` is true if one was received. */
  statuses: readonly { status: string; contentTypes: readonly { type: string; seen: boolean }[]; seen: boolean }[];
}

/** Parts of the contract of one kind that a run did not try. */
export interface Untried {
  /** `valid values`, `wrong values`, `values of enums`, `limits of valid values`, `documented statuses`. */
  what: string;
  reason: string;
  count: number;
  /** Some of the parts: `listBooks ?language`. */
  examples: readonly string[];
}

/** Profiles of a run, from the fewest requests to the most: `smoke`, `quick` and `full`. */
export const PROFILES = ['smoke', 'quick', 'full'] as const;

export type Profile = (typeof PROFILES)[number];

/** Report of a run. The JSON report is this object. */
export interface Report {
  tool: { name: string; version: string };
  contract: { title: string; version: string };
  server: string;
  profile: Profile;
  seed: number;
  /** Start of the run, in ISO 8601 and UTC. */
  started_at: string;
  duration_ms: number;
  summary: {
    operations: number;
    /** Number of operations with a documented response. */
    checked: number;
    /** Number of findings that are errors. */
    findings: number;
    warnings: number;
    blocked: number;
    /** Number of findings that are in the baseline, waived or switched off. */
    known: number;
    /**
     * Shares from 0 to 1: of the operations that succeeded, of the operations with a login that succeeded, and of the documented
     * statuses that were received.
     */
    coverage: { operations: number; protected: number; statuses: number };
    /** Values of parameters and members, valid and wrong, values of enums, limits of valid values, and documented statuses. */
    tried: { checked: number; total: number };
  };
  /** True if the run was ended early. */
  partial: boolean;
  /** Reasons why the run checked too little. With at least one of them the run fails, even without violations. */
  incomplete: readonly string[];
  findings: readonly Finding[];
  /** Findings that do not count, because they are in the baseline, waived or switched off, each with the reason. */
  known: readonly (Finding & { why: string })[];
  blocked: readonly Blocked[];
  coverage: readonly OperationCoverage[];
  /** What `summary.tried` lacks, with the reasons. */
  untried: readonly Untried[];
}
