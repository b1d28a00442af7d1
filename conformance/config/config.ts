import type { Profile } from '../types';

/** Members of a login body: `email`, `password`. */
export type Credentials = Readonly<Record<string, string>>;

interface LoginConfig {
  /** Id of the login operation, instead of `method` and `path`. */
  operationId?: string;
  method?: string;
  /** Path, or the whole address of a token endpoint elsewhere. */
  path?: string;
  /** Media type of the body, JSON by default. */
  type?: string;
  /** Texts may contain `${account.FIELD}`; `${env.NAME}` is filled in already. */
  body: unknown;
  /** JSON pointer of the token in the response. */
  tokenPointer: string;
  /** JSON pointer of the lifetime in seconds. */
  expiresPointer?: string;
  /** Id of the operation that refreshes the token. */
  refresh?: string;
}

/** Shares from 0 to 1 that a run must reach. */
export interface Threshold {
  /** Share of operations that succeeded. */
  operations: number;
  /** Share of operations that succeeded, of those that need a login. */
  protected: number;
  /** Share of documented statuses that were received. */
  statuses: number;
}

/** Texts may contain `${NAME}` for values known to the run. */
export interface HookRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** An action that the API does not offer. */
export type Hook = { request: HookRequest } | { command: string };

export interface RunConfig {
  server: URL;
  /** Path before those of the contract; null to find it. */
  basePath: string | null;
  contractFile: string;
  profile: Profile;
  /** Operation ids; empty for all. */
  only: readonly string[];
  source: 'observed' | 'proposed' | 'all';
  token: string | null;
  headers: Readonly<Record<string, string>>;
  seed: number;
  allowWrites: boolean;
  sandbox: boolean;
  login: LoginConfig | null;
  accounts: { first: Credentials | null; second: Credentials | null };
  /** Secrets by the contract's security scheme. */
  credentials: { first: Readonly<Record<string, string>>; second: Readonly<Record<string, string>> };
  hooks: Readonly<Record<string, Hook>>;
  /** Number of requests at the same time. */
  workers: number;
  /** Requests per second; 0 for no limit. */
  rate: number;
  /** Timeout of a request, in ms. */
  timeout: number;
  /** Maximum duration of the run, in ms; 0 for no limit. */
  maxTime: number;
  /** Response time in ms that adds a warning when exceeded; 0 for no limit. */
  budget: number;
  realtime: { host: string; port: number; key: string; tls: boolean } | null;
  threshold: Threshold;
  scenarios: boolean;
  /** Arazzo files of the team. */
  scenarioFiles: readonly string[];
  /** Origin of pages that call the server from elsewhere; null if there are none. */
  origin: string | null;
  /** Ids of operations whose records belong to one account. */
  private: readonly string[];
}
