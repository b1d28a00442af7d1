import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Finding, Profile, Report } from '../../conformance/types';
import { makePackage } from '../../scripts/conformance/package';
import type { Checker } from './trial';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Password of the demo players of the mock backend. */
const password = 'palpite2026';

interface PackedChecker {
  checkers: Checker[];
  /** Deletes the packed checker and its reports. */
  end: () => void;
}

/**
 * Packs the contract checker as backend teams get it. Returns one checker for each seed (full runs) and one for each smaller profile.
 * They share one folder, so only one may run at a time.
 */
export async function packChecker(seeds: readonly number[], profiles: readonly Profile[]): Promise<PackedChecker> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const program = join(dirname(await makePackage(ROOT, join(folder, 'dist'))), 'package/bundle/cli.mjs');
  const runs = [
    ...seeds.map((seed) => ({ name: `conformance, seed ${String(seed)}`, args: ['--seed', String(seed)] })),
    ...profiles.map((profile) => ({ name: `conformance, ${profile}`, args: ['--profile', profile] })),
  ];
  return {
    checkers: runs.map(({ name, args }) => ({ name, check: (server, signal) => checkServer(folder, [program, ...args], server, signal) })),
    // Repeats the removal, because a killed run may still be writing its report.
    end: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Runs the checker on a server and returns its findings of severity `error`. @throws on an exit code other than 0 and 1 */
async function checkServer(folder: string, args: readonly string[], server: URL, signal: AbortSignal): Promise<readonly Finding[]> {
  const config = join(folder, 'conformance.json');
  const reportFile = join(folder, 'report.json');
  rmSync(reportFile, { force: true });
  writeFileSync(config, JSON.stringify(createConfig(server)));
  const { code, errors } = await runProgram([...args, '--config', config, '--report', `json=${reportFile}`], signal);
  if (code !== 0 && code !== 1) throw new Error(`the checker ended with ${String(code)}: ${errors}`);
  const { findings } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  return findings.filter(({ severity }) => severity === 'error');
}

/** Runs a program of Node to its end. @throws Error if the signal ended it */
async function runProgram(args: readonly string[], signal: AbortSignal): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

/** Creates a configuration with the accounts and hooks of the mock backend. All thresholds are 0, so that only findings count. */
const createConfig = ({ origin }: URL) => ({
  server: origin,
  budget: 0,
  timeout: 5000,
  threshold: { operations: 0, protected: 0, statuses: 0 },
  accounts: { first: { email: 'ana@exemplo.invalid', password }, second: { email: 'carla@exemplo.invalid', password } },
  hooks: {
    approvePlayer: {
      request: { method: 'POST', url: `${origin}/__mock/verification-status`, body: { playerId: '${playerId}', status: 'approved' } },
    },
    payDeposit: { request: { method: 'POST', url: `${origin}/__mock/deposits/\${depositId}/pay`, body: {} } },
    giveBonus: {
      request: { method: 'POST', url: `${origin}/__mock/bonus`, body: { playerId: '${playerId}', amount: 1000, multiplier: 5 } },
    },
    giveDoneBonus: {
      request: { method: 'POST', url: `${origin}/__mock/bonus`, body: { playerId: '${playerId}', amount: 1000, multiplier: 0 } },
    },
    passTime: { request: { method: 'POST', url: `${origin}/__mock/clock`, body: { advance: '${milliseconds}' } } },
    voidRound: { request: { method: 'POST', url: `${origin}/__mock/double/void`, body: {} } },
    readCode: { request: { method: 'GET', url: `${origin}/__mock/mail/newest?to=\${to}` } },
    readResetToken: { request: { method: 'GET', url: `${origin}/__mock/mail/newest?to=\${to}` } },
  },
});
