import type { Profile } from '../types';
import type { Hook, Login } from './schema';

/** Members of a login body, such as `email` and `password`, by name. */
export type Credentials = Readonly<Record<string, string>>;

/** Shares from 0 to 1 that a run must reach. */
export interface Threshold {
  /** Share of operations that succeeded. */
  operations: number;
  /** Share of operations that succeeded, of those that need a login. */
  protected: number;
  /** Share of documented statuses that were received. */
  statuses: number;
  /** Share of values and statuses that were tried, as the line `checked N of M` counts them. */
  tried: number;
}

/** Settings of a run: command line, configuration file and defaults merged. */
export interface RunConfig {
  server: URL;
  /** Path before the paths of the contract; null if the run must find it. */
  basePath: string | null;
  /** Path or URL of the contract. */
  contractFile: string;
  /** True if the contract may refer to files outside of its folder, and to other addresses. */
  allowExternalRefs: boolean;
  profile: Profile;
  /** Ids of the operations to check; empty for all. */
  only: readonly string[];
  /** Operations to check, by their `x-source`. */
  source: 'observed' | 'proposed' | 'all';
  /** Bearer token of the first account, in place of a login. */
  token: string | null;
  /** Headers of every request. If the contract documents a header as a credential, only the first account sends it. */
  headers: Readonly<Record<string, string>>;
  /** Seed of generated values. */
  seed: number;
  /** True if the run may change data on a server that is not on this machine. */
  allowWrites: boolean;
  /** True if no real money moves on the server, so that money operations may be called. */
  sandbox: boolean;
  /** Login that replaces the contract's own; null if the contract's is used. */
  login: Login | null;
  /** Command of the shell whose output is the token of an account, in place of a login; null if there is none. */
  tokenCommand: string | null;
  /** Members of the login body for each account. */
  accounts: { first: Credentials | null; second: Credentials | null };
  /** Secrets of each account by security scheme of the contract. */
  credentials: { first: Readonly<Record<string, string>>; second: Readonly<Record<string, string>> };
  /** Actions that scenarios need and the API does not offer, by name. */
  hooks: Readonly<Record<string, Hook>>;
  /** Maximum number of operations that are checked at the same time. */
  workers: number;
  /** Requests per second; 0 for no limit. */
  rate: number;
  /** Timeout of a request, in ms. */
  timeout: number;
  /** Maximum duration of the run, in ms; 0 for no limit. */
  maxTime: number;
  /** Response time in ms above which a warning is added; 0 for no limit. */
  budget: number;
  /** Address of the Pusher-compatible server, with its application key; null if events are not checked. */
  realtime: { host: string; port: number; key: string; tls: boolean } | null;
  threshold: Threshold;
  /** True if scenarios run. */
  scenarios: boolean;
  /** Arazzo files of the backend team, which run beside the bundled scenarios. */
  scenarioFiles: readonly string[];
  /** Origin of pages that call the server from another origin, for the CORS checks; null if there are none. */
  origin: string | null;
  /** Ids of operations whose records belong to one account. */
  private: readonly string[];
}
