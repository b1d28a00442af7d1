/** Fields of an account by name, as a login body needs them: `email`, `password`. */
export type Credentials = Readonly<Record<string, string>>;

/** Settings of the login. */
export interface LoginConfig {
  /** An operation id of the contract; otherwise `method` and `path`. */
  operationId?: string;
  method?: string;
  path?: string;
  /** The body. Texts may contain `${account.FIELD}`; `${env.NAME}` is filled in already. */
  body: unknown;
  /** JSON pointer of the token in the response. */
  tokenPointer: string;
  /** JSON pointer of the token's lifetime in seconds. */
  expiresPointer?: string;
  /** Id of the operation that exchanges a token for a new one. */
  refresh?: string;
}

/** A request sent by a hook. Texts may contain `${NAME}` for values known to the run. */
export interface HookRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** An action that the API does not offer: a request to send or a command to run. */
export type Hook = { request: HookRequest } | { command: string };

/** The complete configuration of a run. */
export interface RunConfig {
  server: URL;
  contractFile: string;
  profile: 'smoke' | 'full';
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
  hooks: Readonly<Record<string, Hook>>;
  /** Maximum requests per second; 0 for no limit. */
  rate: number;
  /** Timeout of one request, in ms. */
  timeout: number;
  /** Response time in ms above which a warning is added; 0 for no limit. */
  budget: number;
  realtime: { host: string; port: number; key: string; tls: boolean } | null;
  /** Minimum coverage shares, from 0 to 1. */
  threshold: { operations: number; statuses: number } | null;
  scenarios: boolean;
}
