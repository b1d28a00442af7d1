/** Fields of an account, by name, as a login's body needs them: `email`, `password`. */
export type Credentials = Readonly<Record<string, string>>;

/** How to log in. */
export interface LoginConfig {
  /** The operation of the contract, or a method and path of no operation. */
  operationId?: string;
  method?: string;
  path?: string;
  /** The body; texts may hold `${account.FIELD}`. What stood as `${env.NAME}` is filled in already. */
  body: unknown;
  /** JSON pointer of the token in the answer. */
  tokenPointer: string;
  /** JSON pointer of the seconds that the token lives. */
  expiresPointer?: string;
  /** The operation that gives a new token for the present one. */
  refresh?: string;
}

/** A request that a hook sends; texts may hold `${NAME}` of what the run knows. */
export interface HookRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** What only the outside can do: a request to send, or a command to run. */
export type Hook = { request: HookRequest } | { command: string };

/** All that a run needs to know. */
export interface RunConfig {
  server: URL;
  contractFile: string;
  profile: 'smoke' | 'full';
  /** Operations by id; empty means all. */
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
  /** Requests a second, 0 for as many as go. */
  rate: number;
  /** Of one request, in milliseconds. */
  timeout: number;
  /** Milliseconds that an answer may take before it is warned of; 0 for no limit. */
  budget: number;
  realtime: { host: string; port: number; key: string; tls: boolean } | null;
  /** Shares that must have been seen, 0 to 1. */
  threshold: { operations: number; statuses: number } | null;
  scenarios: boolean;
}
