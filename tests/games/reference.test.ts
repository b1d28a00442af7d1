import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { RoundEvidence } from '../../src/fairness/core/evidence';
import { beaconRandomness, verifyBeaconRound, verifyEd25519 } from '../../src/fairness/core/signatures';
import { sha256Hex } from '../../src/fairness/core/fair-numbers';
import { computeRoll } from '../../src/fairness/double/checks/verify';
import { receiptMessage } from '../../src/fairness/double/checks/verify-bets';
import { createTestRounds } from '../../src/fairness/double/rounds.fixture';
import { RECEIPT_KEY, signBet } from '../../src/fairness/double/signing.fixture';
import { minesLayout, minesPayout, multiplierHundredths } from '../../src/fairness/mines/odds';
import { verifyTerminalHash } from '../../src/fairness/verifier/verify-terminal-hash';

interface Vector {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly result: unknown;
}

const VECTORS = 'docs/fairness/vectors.json';
const vectors = JSON.parse(readFileSync(VECTORS, 'utf8')) as Vector[];
const programs = [
  ['docs/fairness/reference.py', 'python3'],
  ['docs/fairness/reference.mjs', process.execPath],
] as const;

const installed = programs.map(([, program]) => program).filter((program) => spawnSync(program, ['--version']).error === undefined);

/** Runs the command that computes the vectors of a file, and returns those with another result. */
function wrongVectors(program: string, reference: string, file: string): unknown {
  const { stdout, stderr, status } = spawnSync(program, [reference, 'check', file], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return JSON.parse(stdout);
}

const vector = (command: string, args: readonly (string | number)[], result: unknown): Vector => ({
  command,
  arguments: args.map(String),
  result,
});

const RANDOM_ROUNDS = 20;

/** Writes vectors of random rounds with the results of the site, and returns the path of the file. */
async function writeRandomVectors(): Promise<string> {
  const random: Vector[] = [];
  for (let round = 1; round <= RANDOM_ROUNDS; round += 1) {
    const [serverSeed, clientSeed] = [crypto.randomUUID(), crypto.randomUUID()];
    const mines = 1 + Math.floor(Math.random() * 24);
    const opened = Math.floor(Math.random() * (26 - mines));
    const [stake, edgeBp, maxPayout] = [1 + Math.floor(Math.random() * 200_000), Math.floor(Math.random() * 2000), 5_000_000];
    random.push(
      vector('mines', [serverSeed, clientSeed, round, mines], await minesLayout({ serverSeed, clientSeed, nonce: round, mines })),
      vector('payout', [stake, mines, opened, edgeBp, maxPayout], minesPayout(stake, mines, opened, { edgeBp, maxPayout })),
      vector('double', [serverSeed, clientSeed, round], await computeRoll({ serverSeed, publicSeed: clientSeed, round })),
    );
  }
  const { over, chain } = await createTestRounds(3);
  random.push(vector('chain', [over(3).server_seed ?? '', 3, 1], chain.terminal_hash));
  const bet = signBet({ id: 'bet_1', round_id: 'dbl_8', color: 'red', amount: 100, status: 'open', payout: null }, 8);
  const { player_id: player, issued_at: issuedAt, signature } = bet.receipt;
  for (const [cents, isSigned] of [[100, true] as const, [101, false] as const]) {
    const fields = [RECEIPT_KEY.public_key, signature, player, 'bet_1', 'dbl_8', 8, 'red', cents, 'open', issuedAt];
    random.push(vector('receipt', fields, isSigned));
  }
  const file = join(mkdtempSync(join(tmpdir(), 'vectors-')), 'random.json');
  writeFileSync(file, JSON.stringify(random));
  return file;
}

describe.each(programs)('%s', (reference, program) => {
  test('computes the published vectors, and finds a changed one', ({ skip }) => {
    if (!installed.includes(program)) return skip(`${program} is not installed: the reference implementation was not run.`);
    expect(wrongVectors(program, reference, VECTORS)).toEqual([]);
    const changed = vectors.slice(0, 20).map((one) => ({ ...one, result: 'another' }));
    const file = join(mkdtempSync(join(tmpdir(), 'vectors-')), 'changed.json');
    writeFileSync(file, JSON.stringify(changed));
    expect(wrongVectors(program, reference, file)).toEqual(changed);
  });

  test('agrees with the site in random rounds', async ({ skip }) => {
    if (!installed.includes(program)) return skip(`${program} is not installed: the reference implementation was not run.`);
    expect(wrongVectors(program, reference, await writeRandomVectors())).toEqual([]);
  });
});

/** Computes a vector with the code of the site. */
async function siteResult({ command, arguments: args }: Vector): Promise<unknown> {
  const [first = '', second = '', third = ''] = args;
  const [one, two, three, four, five] = args.map(Number) as [number, number, number, number, number];
  switch (command) {
    case 'sha256':
      return sha256Hex(first);
    case 'mines':
      return minesLayout({ serverSeed: first, clientSeed: second, nonce: three, mines: four });
    case 'multiplier':
      return multiplierHundredths(one, two, three);
    case 'payout':
      return minesPayout(one, two, three, { edgeBp: four, maxPayout: five });
    case 'double':
      return computeRoll({ serverSeed: first, publicSeed: second, round: three });
    case 'receipt': {
      const [, , player_id = '', id = '', round_id = '', round, color, amount, status, issued_at = ''] = args;
      const bet = { id, round_id, color, amount: Number(amount), status, receipt: { player_id, issued_at } };
      return verifyEd25519(first, receiptMessage(bet as Parameters<typeof receiptMessage>[0], { round: Number(round) }), second);
    }
    case 'beacon':
      return verifyBeaconRound({ publicKey: first }, two, third).then((isValid) => (isValid ? beaconRandomness(third) : null));
    case 'chain': {
      const chain = { first_round: three, length: 10, terminal_hash: '' };
      const evidence = { game: 'double', round: { round: two, server_seed: first }, chain } as RoundEvidence;
      return verifyTerminalHash(evidence, (text) => createHash('sha256').update(text).digest('hex'))[0]?.expected;
    }
    default:
      throw new Error(`The site computes no ${command}`);
  }
}

test.each(vectors)('the site computes $command $arguments', async (one) => {
  expect(await siteResult(one)).toEqual(one.result);
});
