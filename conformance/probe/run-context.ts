import type { Accounts } from '../accounts';
import type { RunConfig } from '../config/config';
import type { Contract, Operation } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import type { Coverage } from '../coverage';
import type { Findings } from '../findings';
import type { Client } from '../http/client';
import type { Trials } from '../trials';
import type { Secrets } from '../http/secrets';
import type { SchemaValidator } from '../validate/schema-validator';
import type { IdPool } from './id-pool';
import type { ServerHealth } from './server-health';
import type { Maker } from './value-maker';

/** Services and state that the parts of a run share. */
export interface RunContext {
  readonly config: RunConfig;
  readonly contract: Contract;
  readonly store: DocumentStore;
  /** Operations selected by `--only` and `--source`. */
  readonly operations: readonly Operation[];
  readonly validator: SchemaValidator;
  readonly client: Client;
  /** Generator of values for requests. */
  readonly maker: Maker;
  /** Ids from responses, for later requests. */
  readonly pool: IdPool;
  /** Secrets that reports must not show, with the placeholders that replace them. */
  readonly secrets: Secrets;
  /** Record of the documented responses that were received. */
  readonly coverage: Coverage;
  /** Record of the parts of the contract that requests tried. */
  readonly trials: Trials;
  /** Accounts that call operations, with their tokens and other credentials. */
  readonly accounts: Accounts;
  /** Violations that were found, and checks that were blocked. */
  readonly findings: Findings;
  /** Counter of consecutive calls without a response. */
  readonly health: ServerHealth;
  /** Bodies that are known to succeed, by operation id. */
  readonly knownBodies: Map<string, unknown>;
  /** Ids of the operations that rejected the call of an auth check, by check. */
  readonly authRejections: Map<string, Set<string>>;
  /** True if the server's address is this machine. */
  readonly isLocal: boolean;
  /** True if no real money moves, according to the server or the configuration. */
  readonly sandbox: boolean;
}
