import { dirname, isAbsolute, join } from 'node:path';

import type { RunConfig } from './config';
import type { LoadedConfig } from './file';
import { parseServerUrl } from './flags';
import type { Flags } from './flags';
import { assetPath } from './bundled-assets';
import { UsageError } from './usage-error';

/** What holds where neither the command line nor the configuration says otherwise. */
const DEFAULTS = { seed: 1, timeout: 10_000, budget: 2000 };

/**
 * What a run needs, from the command line first and the configuration second.
 *
 * @throws UsageError where the server is nowhere named, or its address is none
 */
export function resolveRunConfig(flags: Flags, config: LoadedConfig): RunConfig {
  const { settings } = config;
  const server = flags.url ?? (settings.server === undefined ? undefined : parseServerUrl(settings.server, 'server'));
  if (server === undefined) throw new UsageError('--url is missing: the address of the server to check, like http://127.0.0.1:8000');
  return {
    server,
    contractFile: resolveContractFile(flags, config),
    profile: flags.profile ?? settings.profile ?? 'full',
    only: flags.only.length > 0 ? flags.only : (settings.only ?? []),
    source: flags.source ?? settings.source ?? 'all',
    token: flags.token ?? settings.token ?? null,
    headers: { ...settings.headers, ...flags.headers },
    seed: flags.seed ?? settings.seed ?? DEFAULTS.seed,
    allowWrites: flags.allowWrites || settings.allowWrites === true,
    sandbox: settings.sandbox === true,
    login: resolveLogin(config),
    accounts: { first: settings.accounts?.first ?? null, second: settings.accounts?.second ?? null },
    hooks: settings.hooks ?? {},
    rate: settings.rate ?? 0,
    timeout: settings.timeout ?? DEFAULTS.timeout,
    budget: settings.budget ?? DEFAULTS.budget,
    realtime: settings.realtime ?? null,
    threshold: settings.threshold ?? null,
    scenarios: settings.scenarios ?? true,
  };
}

/** The contract's file or address: named, configured (as seen from the configuration), or the one that is brought along. */
export function resolveContractFile(flags: Pick<Flags, 'contract'>, config: LoadedConfig): string {
  if (flags.contract !== undefined) return flags.contract;
  return config.settings.contract === undefined ? assetPath('contract') : resolveFromConfig(config, config.settings.contract);
}

/** The baseline's file, if there is one. */
export function resolveBaselineFile(flags: Pick<Flags, 'baseline'>, config: LoadedConfig): string | null {
  if (flags.baseline !== undefined) return flags.baseline;
  return config.settings.baseline === undefined ? null : resolveFromConfig(config, config.settings.baseline);
}

function resolveLogin(config: LoadedConfig): RunConfig['login'] {
  const { login } = config.settings;
  if (login === undefined) return null;
  if (login.operationId === undefined && (login.method === undefined || login.path === undefined)) {
    throw new UsageError(`${config.file ?? ''}:${String(config.lineOf(['login']))}: login needs an operationId, or a method and a path`);
  }
  return login;
}

function resolveFromConfig({ file }: LoadedConfig, path: string): string {
  if (file === null || isAbsolute(path) || /^https?:/.test(path)) return path;
  return join(dirname(file), path);
}
