import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Tool, ToolFinding } from '../trial';
import { contractForDredd } from './dredd/contract';
import { runProgram } from './run-program';

const HOOKS = fileURLToPath(new URL('dredd/hooks.cjs', import.meta.url));
/** Installed for the benchmark only. */
const PACKAGE = 'dredd@14.1.0';

/** In Dredd's order: the client traffic, each operation once. */
const OPERATIONS = [
  'getPlatform',
  'getSettings',
  'getIp',
  'listCategories',
  'listPromotions',
  'listPages',
  'getMinesConfig',
  'getCurrentDoubleRound',
  'listGames',
  'getGame',
  'listProviders',
  'getProvider',
  'getMe',
  'getProfile',
  'getProtection',
  'getWallet',
  'listSessions',
  'listFavoriteGames',
  'addFavoriteGame',
  'removeFavoriteGame',
  'listNotifications',
  'listTransactions',
  'listBonuses',
  'createPixKey',
  'listWithdrawals',
  'getStatement',
  'getReferralSummary',
  'getMinesFairness',
  'createDeposit',
  'getDeposit',
  'createWithdrawal',
  'getWithdrawal',
  'cancelWithdrawal',
  'listPixKeys',
  'deletePixKey',
];

/** By field of Dredd's result: the check ids that it can mean. */
const KINDS: Readonly<Record<string, string>> = {
  statusCode: 'status-undocumented|redirect|server-error',
  headers: 'content-type|response-header',
  body: 'response-schema|json-malformed|empty-body',
};

interface DreddResult {
  operation: string;
  valid: boolean;
  errors: readonly { field: string; message: string }[];
  message: string;
}

/** Creates the Dredd tool; null if it cannot be installed. */
export function startDredd(): Tool | null {
  const folder = mkdtempSync(join(tmpdir(), 'dredd-'));
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', PACKAGE], {
      stdio: 'ignore',
    });
  } catch {
    console.log(`${PACKAGE} could not be installed and is left out.`);
    return null;
  }
  const contract = join(folder, 'contract.json');
  const resultFile = join(folder, 'results.jsonl');
  writeFileSync(contract, JSON.stringify(contractForDredd(OPERATIONS)));
  const program = join(folder, 'node_modules/dredd/bin/dredd');
  const check = async ({ origin }: URL, signal: AbortSignal): Promise<readonly ToolFinding[]> => {
    rmSync(resultFile, { force: true });
    const args = [program, contract, origin, '--hookfiles', HOOKS, '--loglevel', 'error', '--no-color'];
    const env = { ...process.env, DREDD_OUT: resultFile, DREDD_SERVER: origin };
    await runProgram(args, signal, env);
    const lines = existsSync(resultFile) ? readFileSync(resultFile, 'utf8').trim().split('\n') : [];
    return lines
      .map((line) => JSON.parse(line) as DreddResult)
      .filter(({ valid }) => !valid)
      .flatMap(({ operation, errors, message }) =>
        errors.length === 0
          ? [{ operation, kind: 'server-error|unreachable-operation|json-malformed', message }]
          : errors.map((one) => ({ operation, kind: KINDS[one.field] ?? one.field, message: one.message })),
      );
  };
  return { name: 'Dredd', check, end: () => rmSync(folder, { recursive: true, force: true }) };
}
