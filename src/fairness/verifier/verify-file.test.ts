// @vitest-environment node
import { describe, expect, test } from 'vitest';

import type { EvidenceFile } from '../core/evidence';
import { EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import { compareTexts } from '../core/fair-checks';
import { QUICKNET } from '../core/quicknet';
import { HONEST_MINES, RIGGED_MINES } from './evidence.fixture';
import type { MinesEvidence } from '../mines/evidence';
import { NO_RECORDS } from '../mines/journal';
import type { VerifiedRound } from './verify-evidence';
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

async function verifyAll(source: EvidenceFile | EvidenceFile[], options: Partial<FileOptions> = {}): Promise<VerifiedRound[]> {
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
  const told = (rounds: VerifiedRound[]) => rounds.map(({ checks }) => checks.some(({ name }) => name.includes('em outras provas')));
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

test('additional checks change the verdict', async () => {
  const rounds = await verifyAll(file({ rounds: [HONEST_MINES] }), { extraChecks: () => [compareTexts('Hash final', 'a', 'b')] });
  expect(rounds[0]?.verdict).toBe('failed');
});
