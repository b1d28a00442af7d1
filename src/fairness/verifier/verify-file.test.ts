// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';

import type { EvidenceFile } from '../core/evidence';
import { EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import { compareTexts } from '../core/fair-checks';
import { QUICKNET } from '../core/quicknet';
import { HONEST_MINES, RIGGED_MINES } from './evidence.fixture';
import type { DoubleEvidence } from '../double/checks/claims';
import type { TestRounds } from '../double/rounds.fixture';
import { createTestRounds } from '../double/rounds.fixture';
import { BEACON, BEFORE_DRAWN, NEXT_DRAWN, OTHER_KEY, PUBLIC_SEED, RECEIPT_KEY } from '../double/signing.fixture';
import type { MinesEvidence } from '../mines/evidence';
import { NO_RECORDS } from '../mines/read-journal';
import type { VerifiedEvidence } from './verify-evidence';
import type { FileOptions } from './verify-file';
import { countsText, countVerdicts, verifyFiles } from './verify-file';

const file = (change: Partial<EvidenceFile>): EvidenceFile => ({
  format: EVIDENCE_FORMAT,
  version: EVIDENCE_VERSION,
  checksum: '',
  exported_at: '2026-11-21T17:05:00Z',
  beacon: QUICKNET,
  rounds: [HONEST_MINES, RIGGED_MINES],
  ...change,
});

/** Incomplete evidence, so that only the check of the beacon is of interest. */
const DOUBLE = { game: 'double', round: {} } as const;
const OTHER_BEACON = { ...QUICKNET, chainHash: 'b'.repeat(64) };

async function verifyAll(source: EvidenceFile | EvidenceFile[], options: Partial<FileOptions> = {}): Promise<VerifiedEvidence[]> {
  const rounds = [];
  for await (const round of verifyFiles([source].flat(), { trustsBeacon: false, ...options })) rounds.push(round);
  return rounds;
}

test('the rounds of a file are verified in their order and counted', async () => {
  const rounds = await verifyAll(file({}));
  expect(rounds.map(({ title, verdict }) => `${title} ${verdict}`)).toEqual(['Mines, rodada mns_31 passed', 'Mines, rodada mns_32 failed']);
  expect(countVerdicts(rounds)).toEqual({ passed: 1, failed: 1, unchecked: 0 });
  expect(countsText({ passed: 1, failed: 1, unchecked: 0 })).toBe('1 confere, 1 não confere, 0 sem conferência');
  expect(countsText({ passed: 2, failed: 0, unchecked: 1 })).toBe('2 conferem, 0 não conferem, 1 sem conferência');
});

test('rounds of Double with another beacon than drand are not trusted, unless the player says so', async () => {
  const hasDoubt = async (beacon: EvidenceFile['beacon'], trusts: boolean) =>
    (await verifyAll(file({ beacon, rounds: [DOUBLE] }), { trustsBeacon: trusts }))[0]?.checks.some(
      ({ name }) => name === 'Sorteio público',
    );
  expect(await hasDoubt(OTHER_BEACON, false)).toBe(true);
  expect(await hasDoubt(OTHER_BEACON, true)).toBe(false);
  expect(await hasDoubt(QUICKNET, false)).toBe(false);
  expect(await hasDoubt(null, false)).toBe(false);
  expect((await verifyAll(file({ beacon: OTHER_BEACON, rounds: [HONEST_MINES] })))[0]?.verdict).toBe('passed');
});

const { lines } = HONEST_MINES.journal ?? NO_RECORDS;
const withJournal = (journal: MinesEvidence['journal'], evidence = HONEST_MINES) => ({ ...evidence, journal }) as MinesEvidence;
/** Returns the file of a device that has some of the lines, with a clock that is ahead by some ms. */
const device = (kept: typeof lines, ahead = 0): EvidenceFile =>
  file({ rounds: [withJournal({ ...NO_RECORDS, lines: kept.map((line) => ({ ...line, at: line.at + ahead })) })] });

test('copies of a round count once, in one file and in several', async () => {
  expect(await verifyAll(file({ rounds: Array.from({ length: 100 }, () => HONEST_MINES) }))).toHaveLength(1);
  expect(await verifyAll([file({}), file({})])).toHaveLength(2);
});

test('the journals of two devices are merged in any order', async () => {
  const [here, there] = [device(lines.slice(0, 4)), device(lines.slice(4))];
  expect((await verifyAll(here)).map(({ verdict }) => verdict)).toEqual(['unchecked']);
  expect((await verifyAll([here, there])).map(({ verdict }) => verdict)).toEqual(['passed']);
  expect((await verifyAll([there, here])).map(({ verdict }) => verdict)).toEqual(['passed']);
});

test('an act and its answer stay together if the other device played between them', async () => {
  const [start = [], first = [], second = [], end = []] = [0, 2, 4, 6].map((from) => lines.slice(from, from + 2));
  const at = (pair: typeof lines, ...times: number[]) => pair.map((line, index) => ({ ...line, at: times[index] ?? 0 }));
  const here = device([...at(start, 1, 2), ...at(first, 10, 40), ...at(end, 60, 61)]);
  const there = device(at(second, 20, 30));
  expect((await verifyAll([here, there])).map(({ verdict }) => verdict)).toEqual(['passed']);
});

test.each([-3_600_000, 3_600_000])('a clock that is off by %i ms on one of two devices is no contradiction', async (ahead) => {
  const [here, there] = [device([...lines.slice(0, 4), ...lines.slice(6)]), device(lines.slice(4, 6), ahead)];
  expect((await verifyAll([here, there])).map(({ verdict }) => verdict)).not.toContain('failed');
});

test('a contradiction that the journal of one device has is red with the journal of the other one', async () => {
  const here = file({ rounds: [RIGGED_MINES] });
  const there = file({ rounds: [withJournal(NO_RECORDS, RIGGED_MINES)] });
  expect((await verifyAll([here, there])).map(({ verdict }) => verdict)).toEqual(['failed']);
});

test('what the operator stated about one game is compared in all files', async () => {
  const other = { ...HONEST_MINES, round: { ...HONEST_MINES.round, status: 'lost', payout: 0 } } as MinesEvidence;
  const told = (rounds: VerifiedEvidence[]) => rounds.map(({ checks }) => checks.some(({ name }) => name.includes('em outras provas')));
  expect(told(await verifyAll([file({ rounds: [HONEST_MINES] }), file({ rounds: [other] })]))).toEqual([true, true]);
  expect(told(await verifyAll([file({ rounds: [HONEST_MINES] }), file({ rounds: [RIGGED_MINES] })]))).toEqual([false, false]);
});

describe('two files of two players', () => {
  const ROUND = { id: 'dbl_8', round: 8, chain_id: 'dch_1', betting_ends_at: '2026-11-21T14:05:00-03:00', server_seed_hash: 'a', roll: 3 };
  const CHAIN = { id: 'dch_1', terminal_hash: 'c', first_round: 1, length: 9, beacon_round: 5, public_seed: null };
  const told = (player: string, change: object = {}, chain: object = CHAIN, key = 'k') =>
    file({
      rounds: [
        { game: 'double', player, chain, receipt_keys: [{ id: 'rcp_1', public_key: key }], round: { ...ROUND, ...change } },
      ] as never,
    });
  const told1 = told('usr_1');

  test.each<[string, EvidenceFile, string]>([
    ['another hash', told('usr_2', { server_seed_hash: 'b' }), 'rodada dbl_8'],
    ['another round at the same time', told('usr_2', { id: 'x_9', round: 9, chain_id: 'x' }, { ...CHAIN, id: 'x' }), 'giro da mesma hora'],
    ['another chain under the same id', told('usr_2', {}, { ...CHAIN, terminal_hash: 'd' }), 'sequência dch_1'],
    ['another key under the same id', told('usr_2', {}, CHAIN, 'other'), 'chave rcp_1'],
  ])('%s is red in both files', async (_, other, subject) => {
    for (const { checks, verdict } of await verifyAll([told1, other])) {
      expect(checks.map(({ name }) => name)).toContainEqual(expect.stringContaining(`O que a casa disse em outras provas: ${subject}`));
      expect(verdict).toBe('failed');
    }
  });

  test.each<[string, EvidenceFile]>([
    ['the same statements', told('usr_2')],
    ['another round at another time', told('usr_2', { id: 'dbl_9', round: 9, betting_ends_at: '2026-11-21T14:05:25-03:00' })],
    ['a public seed that was drawn later', told('usr_2', {}, { ...CHAIN, public_seed: 'f' })],
    ['later totals, and a time in UTC', told('usr_2', { totals: {}, server_time: '', betting_ends_at: '2026-11-21T17:05:00Z' })],
  ])('%s is no contradiction', async (_, other) => {
    const checks = (await verifyAll([told1, other])).flatMap((round) => round.checks);
    expect(checks.filter(({ name }) => name.includes('em outras provas'))).toEqual([]);
  });
});

describe('files of two devices in both orders', () => {
  let rounds: TestRounds;
  beforeAll(async () => {
    rounds = await createTestRounds(9);
  });

  /** Returns the evidence of a visitor who watched round 8. */
  function watched(): DoubleEvidence {
    const { server_time: _, totals: __, ...round } = rounds.over(8);
    const { round: number, server_seed_hash: hash, public_seed, chain_id } = round;
    return {
      game: 'double',
      round,
      commitment: { round: number, hash, public_seed, chain_id },
      previous_seed: rounds.over(7).server_seed,
      chain: rounds.chain,
      chain_seen_at: BEFORE_DRAWN,
      receipt_keys: [{ id: RECEIPT_KEY.id, public_key: RECEIPT_KEY.public_key }],
      player: null,
      journal: [],
      reported: [],
      changes: [],
      is_restarted: false,
    };
  }
  const both = async (one: DoubleEvidence, other: DoubleEvidence) => {
    const [here, there] = [file({ beacon: BEACON, rounds: [one] }), file({ beacon: BEACON, rounds: [other] })];
    const orders = await Promise.all([verifyAll([here, there], { trustsBeacon: true }), verifyAll([there, here], { trustsBeacon: true })]);
    return orders.map((order) => order.map(({ verdict }) => verdict));
  };

  test('the same statements are green', async () => {
    expect(await both(watched(), { ...watched(), chain_seen_at: BEFORE_DRAWN + 1 })).toEqual([['passed'], ['passed']]);
  });

  test.each<[string, () => Partial<DoubleEvidence>]>([
    ['a contradiction that one device has alone', () => ({ chain: { ...rounds.chain, ...NEXT_DRAWN } })],
    ['another terminal hash', () => ({ chain: { ...rounds.chain, terminal_hash: 'f'.repeat(64) } })],
    ['another receipt key', () => ({ receipt_keys: [{ id: OTHER_KEY.id, public_key: OTHER_KEY.public_key }] })],
    ['another seed of the round before', () => ({ previous_seed: 'f'.repeat(64) })],
    ['another commitment', () => ({ commitment: { round: 7, hash: 'f'.repeat(64), public_seed: PUBLIC_SEED, chain_id: rounds.chain.id } })],
  ])('%s is red', async (_, change) => {
    expect(await both(watched(), { ...watched(), ...change() })).toEqual([['failed'], ['failed']]);
  });

  test.each<[string, () => Partial<DoubleEvidence>]>([
    ['no commitment', () => ({ commitment: null })],
    ['no signature of the beacon yet', () => ({ chain: { ...rounds.chain, beacon_signature: null } })],
  ])('a device that saw %s contradicts nothing', async (_, change) => {
    expect(await both(watched(), { ...watched(), ...change() })).toEqual([['passed'], ['passed']]);
  });

  test('two results of one round are red, although the ends of betting are stated half a second apart', async () => {
    const at = (time: string, change: object = {}) => ({ ...watched(), round: { ...watched().round, betting_ends_at: time, ...change } });
    const verdicts = await both(at('2026-11-21T14:00:09.800-03:00'), at('2026-11-21T14:00:10.300-03:00', { roll: 15 }));
    expect(verdicts).toEqual([
      ['failed', 'failed'],
      ['failed', 'failed'],
    ]);
  });
});

test('two stories about one game of Mines are red, although their starts differ', async () => {
  const other = { ...HONEST_MINES, round: { ...HONEST_MINES.round, started_at: '2026-11-21T14:05:01-03:00', mines: 4 } } as MinesEvidence;
  const rounds = await verifyAll([file({ rounds: [HONEST_MINES] }), file({ rounds: [other] })]);
  expect(rounds.map(({ checks }) => checks.some(({ name, passed }) => !passed && name.endsWith('rodada mns_31')))).toEqual([true, true]);
});

test('a client seed that two devices sent for two hashes is orange, because the operator knew it at the second one', async () => {
  const other = { ...HONEST_MINES, round: { ...HONEST_MINES.round, id: 'mns_40', server_seed_hash: 'b'.repeat(64) } } as MinesEvidence;
  for (const { checks } of await verifyAll([file({ rounds: [HONEST_MINES] }), file({ rounds: [other] })])) {
    const [check] = checks.filter(({ name }) => name.endsWith('semente do cliente cliente-teste'));
    expect(check?.unchecked).toContain('A casa já a conhecia');
  }
});

test('additional checks change the verdict', async () => {
  const rounds = await verifyAll(file({ rounds: [HONEST_MINES] }), { extraChecks: () => [compareTexts('Hash final', 'a', 'b')] });
  expect(rounds[0]?.verdict).toBe('failed');
});
