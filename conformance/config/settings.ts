import { dirname, isAbsolute, join } from 'node:path';

import type { RunConfig, Threshold } from './config';
import type { LoadedConfig } from './file';
import { parseServerUrl } from './flags';
import type { Flags } from './flags';
import { assetPath } from '../contract/bundled-assets';
import { UsageError } from './usage-error';

/** Defaults of the configuration. `timeout` and `budget` are in ms. */
const DEFAULTS = { seed: 1, timeout: 10_000, budget: 2000, workers: 4 };

/** Default shares: low enough for a run that only reads, high enough to fail if nearly every call is rejected. */
const DEFAULT_THRESHOLD: Threshold = { operations: 0.25, protected: 0.25, statuses: 0, tried: 0 };

/** Default shares of a recording: none, because it has only the calls of one visit. */
const NO_THRESHOLD: Threshold = { operations: 0, protected: 0, statuses: 0, tried: 0 };

/**
 * Merges the flags, the configuration and the defaults. Flags take precedence. Headers and credentials of both are merged by name.
 * `maxTime` is in ms in the flags and in the result, and in seconds in the configuration.
 *
 * @throws UsageError if the server is missing, its URL is invalid, or `login` has neither an operation nor a path
 */
export function resolveRunConfig(flags: Flags, config: LoadedConfig): RunConfig {
  const { settings } = config;
  const server = flags.url ?? (settings.server === undefined ? undefined : parseServerUrl(settings.server, 'server'));
  if (server === undefined) throw new UsageError('--url is missing: the URL of the server to check, like http://127.0.0.1:8000');
  return {
    server,
    basePath: settings.basePath ?? null,
    contractFile: resolveContractFile(flags, config),
    allowExternalRefs: flags.allowExternalRefs,
    profile: flags.profile ?? settings.profile ?? 'full',
    only: flags.only.length > 0 ? flags.only : (settings.only ?? []),
    source: flags.source ?? settings.source ?? 'all',
    token: flags.token ?? settings.token ?? null,
    headers: { ...settings.headers, ...flags.headers },
    seed: flags.seed ?? settings.seed ?? DEFAULTS.seed,
    allowWrites: flags.allowWrites || settings.allowWrites === true,
    sandbox: settings.sandbox === true,
    login: resolveLogin(config),
    tokenCommand: settings.tokenCommand ?? null,
    accounts: { first: settings.accounts?.first ?? null, second: settings.accounts?.second ?? null },
    credentials: {
      first: { ...settings.credentials?.first, ...flags.credentials },
      second: settings.credentials?.second ?? {},
    },
    hooks: settings.hooks ?? {},
    workers: flags.workers ?? settings.workers ?? DEFAULTS.workers,
    rate: settings.rate ?? 0,
    timeout: settings.timeout ?? DEFAULTS.timeout,
    maxTime: flags.maxTime ?? (settings.maxTime ?? 0) * 1000,
    budget: settings.budget ?? DEFAULTS.budget,
    realtime: settings.realtime ?? null,
    threshold: mergeThreshold(DEFAULT_THRESHOLD, config),
    scenarios: settings.scenarios !== false,
    scenarioFiles: Array.isArray(settings.scenarios) ? settings.scenarios.map((file) => resolveFromConfig(config, file)) : [],
    origin: settings.origin ?? null,
    private: settings.private ?? [],
  };
}

/** Returns the threshold of a recording: only what the configuration sets. */
export const resolveRecordingThreshold = (config: LoadedConfig): Threshold => mergeThreshold(NO_THRESHOLD, config);

/** Returns the shares of the configuration. A share that it does not set is the default. */
function mergeThreshold(defaults: Threshold, { settings: { threshold } }: LoadedConfig): Threshold {
  return {
    operations: threshold?.operations ?? defaults.operations,
    protected: threshold?.protected ?? defaults.protected,
    statuses: threshold?.statuses ?? defaults.statuses,
    tried: threshold?.tried ?? defaults.tried,
  };
}

/**
 * Returns the contract's path or URL: the one of the flags unchanged, or the one of the configuration, joined to the folder of its
 * file, or the absolute path of the bundled contract.
 */
export function resolveContractFile(flags: Pick<Flags, 'contract'>, config: LoadedConfig): string {
  if (flags.contract !== undefined) return flags.contract;
  return config.settings.contract === undefined ? assetPath('contract') : resolveFromConfig(config, config.settings.contract);
}

/** Returns the path of the baseline; null if neither the flags nor the configuration name one. The file may be missing. */
export function resolveBaselineFile(flags: Pick<Flags, 'baseline'>, config: LoadedConfig): string | null {
  if (flags.baseline !== undefined) return flags.baseline;
  return config.settings.baseline === undefined ? null : resolveFromConfig(config, config.settings.baseline);
}

function resolveLogin(config: LoadedConfig): RunConfig['login'] {
  const { login } = config.settings;
  if (login === undefined) return null;
  if (login.operationId === undefined && login.path === undefined) {
    throw new UsageError(`${config.file ?? ''}:${String(config.lineAt(['login']))}: login needs an operationId or a path`);
  }
  return login;
}

function resolveFromConfig({ file }: LoadedConfig, path: string): string {
  if (file === null || isAbsolute(path) || /^https?:/.test(path)) return path;
  return join(dirname(file), path);
}
