import { Accounts } from './accounts';
import type { RunConfig } from './config/config';
import type { Contract, Operation } from './contract/contract';
import { exampleSecrets } from './contract/example-secrets';
import { Coverage } from './coverage';
import { Findings } from './findings';
import { readGivenCredentials } from './given-credentials';
import { createClient } from './http/client';
import { Secrets } from './http/secrets';
import { findLoginOperation } from './probe/login';
import { IdPool } from './probe/id-pool';
import type { RunContext } from './probe/run-context';
import { ServerHealth } from './probe/server-health';
import { createMaker } from './probe/value-maker';
import { Trials } from './trials';
import { createSchemaValidator } from './validate/schema-validator';

/**
 * Creates the services that the parts of a run share, and selects its operations by `only` and `source`. Sends no request, so that
 * the accounts are not logged in. Headers that are credentials are moved from the configuration to the first account. Secrets of the
 * configuration and of the contract's examples are masked in reports.
 *
 * @param place URL before the paths of the contract, and whether the server is on this machine
 * @param signal ends the run
 * @throws UsageError if no operation of the contract uses a scheme with the name of a credential
 */
export function createRunContext(
  given: RunConfig,
  contract: Contract,
  { base, isLocal }: { base: string; isLocal: boolean },
  signal?: AbortSignal,
): RunContext {
  const secrets = new Secrets();
  const client = createClient({ base, rate: given.rate, timeout: given.timeout, workers: given.workers, signal });
  const maker = createMaker(contract.store, given.seed);
  for (const secret of exampleSecrets(contract.store)) secrets.addExample(secret);
  if (given.token !== null) secrets.add(given.token, 'TOKEN');
  for (const [name, value] of Object.entries(given.headers)) {
    if (/auth|key|token|secret|cookie/i.test(name)) secrets.add(value, name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_'));
  }
  const isSelected = ({ id, source }: Operation) =>
    (given.only.length === 0 || given.only.includes(id)) && (given.source === 'all' || source === given.source);
  const hasLogin =
    given.login !== null || given.tokenCommand !== null || contract.tokenFlows.length > 0 || findLoginOperation(contract) !== null;
  const credentials = readGivenCredentials(given, contract, hasLogin);
  const config = { ...given, headers: credentials.headers };
  return {
    config,
    contract,
    store: contract.store,
    operations: contract.operations.filter(isSelected),
    validator: createSchemaValidator(contract.store),
    client,
    maker,
    pool: new IdPool(
      contract.operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path').map(({ name }) => name)),
    ),
    secrets,
    knownBodies: new Map(),
    coverage: new Coverage(),
    trials: new Trials(),
    accounts: new Accounts({ config, contract, client, maker, secrets, given: credentials }),
    findings: new Findings(),
    health: new ServerHealth(),
    authRejections: new Map(),
    isLocal,
    sandbox: config.sandbox,
  };
}
