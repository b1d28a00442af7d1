import type { RunConfig } from './config/config';

/**
 * Returns the configuration of a full run with scenarios, seed 1 and four workers, without accounts, limits of rate and duration,
 * and thresholds. A request may take 30 s. The caller's values replace these.
 */
export const createRunConfig = ({
  server,
  contractFile,
  ...more
}: Pick<RunConfig, 'server' | 'contractFile'> & Partial<RunConfig>): RunConfig => ({
  server,
  basePath: null,
  contractFile,
  allowExternalRefs: false,
  profile: 'full',
  only: [],
  source: 'all',
  token: null,
  headers: {},
  seed: 1,
  allowWrites: false,
  sandbox: false,
  login: null,
  tokenCommand: null,
  accounts: { first: null, second: null },
  credentials: { first: {}, second: {} },
  hooks: {},
  rate: 0,
  timeout: 30_000,
  workers: 4,
  maxTime: 0,
  budget: 0,
  realtime: null,
  threshold: { operations: 0, protected: 0, statuses: 0, tried: 0 },
  scenarios: true,
  scenarioFiles: [],
  origin: null,
  private: [],
  ...more,
});
