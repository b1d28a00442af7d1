import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Profile, Report } from '../../../conformance/types';
import { makePackage } from '../../../scripts/conformance/package';
import type { Tool, ToolFinding } from '../trial';
import { runProgram } from './run-program';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const password = 'palpite2026';

/** Packs the checker as teams get it, with a full run for each seed, and one with each smaller profile. */
export async function startConformance(seeds: readonly number[], profiles: readonly Profile[]): Promise<Tool[]> {
  if (seeds.length === 0 && profiles.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const program = join(dirname(await makePackage(ROOT, join(folder, 'dist'))), 'package/bundle/cli.mjs');
  const runs = [
    ...seeds.map((seed) => ({ name: `conformance, seed ${String(seed)}`, args: ['--seed', String(seed)] })),
    ...profiles.map((profile) => ({ name: `conformance, ${profile}`, args: ['--profile', profile] })),
  ];
  return runs.map(({ name, args }) => ({
    name,
    check: (server, signal) => checkServer(folder, [program, ...args], server, signal),
    // A run that a signal cuts off may still write its report.
    end: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }));
}

async function checkServer(folder: string, args: readonly string[], server: URL, signal: AbortSignal): Promise<readonly ToolFinding[]> {
  const config = join(folder, 'conformance.json');
  const reportFile = join(folder, 'report.json');
  rmSync(reportFile, { force: true });
  writeFileSync(config, JSON.stringify(createConfig(server)));
  const { code, errors } = await runProgram([...args, '--config', config, '--report', `json=${reportFile}`], signal);
  if (code !== 0 && code !== 1) throw new Error(`ours ended with ${String(code)}: ${errors}`);
  const { findings } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ check, operationId, status, pointer, message }) => ({
      kind: check,
      operation: operationId,
      message: `${String(status)} ${pointer} ${message}`,
    }));
}

/** The accounts and hooks of the mock backend. Without thresholds, so that only findings count. */
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
    giveDoneBonus: {
      request: { method: 'POST', url: `${origin}/__mock/bonus`, body: { playerId: '${playerId}', amount: 1000, multiplier: 0 } },
    },
    passTime: { request: { method: 'POST', url: `${origin}/__mock/clock`, body: { advance: '${milliseconds}' } } },
    voidRound: { request: { method: 'POST', url: `${origin}/__mock/double/void`, body: {} } },
    readCode: { request: { method: 'GET', url: `${origin}/__mock/mail/newest?to=\${to}` } },
    readResetToken: { request: { method: 'GET', url: `${origin}/__mock/mail/newest?to=\${to}` } },
  },
});
