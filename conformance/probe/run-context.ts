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
  readonly secrets: Secrets;
  readonly coverage: Coverage;
  readonly trials: Trials;
  readonly accounts: Accounts;
  readonly findings: Findings;
  /** Counter of calls without a response. */
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
