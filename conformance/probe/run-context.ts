import type { Accounts } from '../accounts';
import type { RunConfig } from '../config/config';
import type { Contract, Operation } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import type { Coverage } from '../coverage';
import type { Findings } from '../findings';
import type { Client } from '../http/client';
import type { Secrets } from '../http/secrets';
import type { SchemaValidator } from '../validate/schema-validator';
import type { IdPool } from './id-pool';
import type { ServerHealth } from './server-health';
import type { Maker } from './value-maker';

/** Values that the parts of a run share. */
export interface RunContext {
  readonly config: RunConfig;
  readonly contract: Contract;
  readonly store: DocumentStore;
  /** Operations selected by `--only` and `--source`. */
  readonly operations: readonly Operation[];
  readonly validator: SchemaValidator;
  readonly client: Client;
  readonly maker: Maker;
  readonly pool: IdPool;
  readonly secrets: Secrets;
  readonly coverage: Coverage;
  readonly accounts: Accounts;
  readonly findings: Findings;
  readonly health: ServerHealth;
  /** Bodies that are known to succeed, by operation id. */
  readonly knownBodies: Map<string, unknown>;
  /** Ids of rejecting operations, by auth check. */
  readonly authRejections: Map<string, Set<string>>;
  /** True if the server's address is this machine. */
  readonly isLocal: boolean;
  /** True if no real money moves, by the server or the configuration. */
  readonly sandbox: boolean;
}
