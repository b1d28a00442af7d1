import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RoundEvidence } from '../src/fairness/core/evidence';
import { evidenceText } from '../src/fairness/core/evidence';
import { HONEST_MINES } from '../src/fairness/verifier/evidence.fixture';

const rigged = { ...HONEST_MINES, round: { ...HONEST_MINES.round, payout: 1279 } };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'receipts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/verify-receipt.ts', ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

function file(rounds: readonly RoundEvidence[]): string {
  const text = evidenceText({ beacon: null, rounds });
  writeFileSync(join(folder, 'provas.json'), text);
  return text;
}

test('a round that does not verify is printed with its difference, and the command fails', () => {
  file([rigged]);
  const { status, stdout } = run(['provas.json']);
  expect(stdout.replaceAll('\u00a0', ' ')).toContain('[falha] Pagamento: calculado R$ 12,80; informado R$ 12,79');
  expect(stdout).toContain('1 rodada: 0 conferem, 1 não confere, 0 sem conferência');
  expect(status).toBe(1);
});

test('evidence that lacks values is neither passed nor failed, also from the standard input', () => {
  const { status, stdout } = run(['-'], file([{ game: 'mines', round: {} } as RoundEvidence]));
  expect(stdout).toContain('1 rodada: 0 conferem, 0 não conferem, 1 sem conferência');
  expect(status).toBe(3);
});

test.each<[string, string[], string, string]>([
  ['a missing file', ['none.json'], '', 'none.json cannot be read.'],
  ['a text that is no evidence', ['-'], '{}', 'Este arquivo não tem provas de rodadas.'],
  ['no file', [], '', 'Name a FILE.'],
  ['an unknown flag', ['--fast', 'a'], '', "Unknown option '--fast'. Flags: --full, --all, --trust-beacon."],
])('%s is reported in one line, with exit code 2', (_, args, input, message) => {
  const { status, stdout, stderr } = run(args, input);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('--help names the exit codes', () => {
  const { status, stdout } = run(['--help']);
  expect(stdout).toContain('Exit codes: 0 all rounds passed, 1 a round failed, 2 wrong usage');
  expect(status).toBe(0);
});
