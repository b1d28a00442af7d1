import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { createTestRounds } from '../../src/fairness/double/rounds.fixture';
import { RECEIPT_KEY, signBet } from '../../src/fairness/double/signing.fixture';
import { minesLayout } from '../../src/fairness/mines/odds';
import { computeRoll } from '../../src/fairness/double/checks/verify';

interface Vector {
  readonly args: readonly string[];
  readonly hash: string;
  readonly result: number | readonly number[];
}

const MAX_LINES = 20;
const vectors = JSON.parse(readFileSync('docs/fairness/vectors.json', 'utf8')) as Vector[];
const programs = [
  ['docs/fairness/reference.py', 'python3'],
  ['docs/fairness/reference.mjs', process.execPath],
] as const;

function run(program: string, file: string, args: readonly string[]): unknown {
  const { stdout, stderr, status } = spawnSync(program, [file, ...args], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

const installed = programs.map(([, program]) => program).filter((program) => spawnSync(program, ['--version']).error === undefined);
const isInstalled = (program: string) => installed.includes(program);
/** Number of random rounds, each of which starts the program twice. */
const RANDOM_ROUNDS = 2;

describe.each(programs)('%s', (file, program) => {
  test.for(vectors)('computes $args', ({ args, hash, result }, { skip }) => {
    if (!isInstalled(program)) return skip(`${program} is not installed: the reference implementation was not run.`);
    expect(run(program, file, args)).toEqual({ hash, result });
  });

  test('agrees with the site in random rounds', async ({ skip }) => {
    if (!isInstalled(program)) return skip(`${program} is not installed: the reference implementation was not run.`);
    for (let round = 1; round <= RANDOM_ROUNDS; round += 1) {
      const [serverSeed, clientSeed] = [crypto.randomUUID(), crypto.randomUUID()];
      const mines = 1 + Math.floor(Math.random() * 24);
      expect(run(program, file, ['mines', serverSeed, clientSeed, String(round), String(mines)])).toMatchObject({
        result: await minesLayout({ serverSeed, clientSeed, nonce: round, mines }),
      });
      expect(run(program, file, ['double', serverSeed, clientSeed, String(round)])).toMatchObject({
        result: await computeRoll({ serverSeed, publicSeed: clientSeed, round }),
      });
    }
  });

  test(`has at most ${MAX_LINES} lines`, () => {
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });
});

test('receipt.mjs accepts the receipts that the site accepts, and hashes a seed back to its chain', async () => {
  const bet = signBet({ id: 'bet_1', round_id: 'dbl_8', color: 'red', amount: 100, status: 'open', payout: null }, 8);
  const { player_id, issued_at, signature } = bet.receipt;
  const receipt = (amount: string) =>
    run(process.execPath, 'docs/fairness/receipt.mjs', [
      'receipt',
      RECEIPT_KEY.public_key,
      signature,
      player_id,
      'bet_1',
      'dbl_8',
      '8',
      'red',
      amount,
      'open',
      issued_at,
    ]);
  expect([receipt('100'), receipt('101')]).toEqual([true, false]);
  const rounds = await createTestRounds(3);
  const { stdout } = spawnSync(process.execPath, ['docs/fairness/receipt.mjs', 'chain', rounds.over(3).server_seed ?? '', '3', '1'], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(rounds.chain.terminal_hash);
});

test('the site computes the same vectors', async () => {
  for (const { args, result } of vectors) {
    const [game = '', serverSeed = '', seed = '', number, mines] = args;
    const computed =
      game === 'mines'
        ? await minesLayout({ serverSeed, clientSeed: seed, nonce: Number(number), mines: Number(mines) })
        : await computeRoll({ serverSeed, publicSeed: seed, round: Number(number) });
    expect(computed).toEqual(result);
  }
});
