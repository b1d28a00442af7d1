// @vitest-environment node
import { expect, test } from 'vitest';

import type { EvidenceFile } from '../core/evidence';
import { EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import { compareTexts } from '../core/fair-checks';
import { QUICKNET } from '../core/quicknet';
import { HONEST_MINES, RIGGED_MINES } from './evidence.fixture';
import type { MinesEvidence } from '../mines/evidence';
import { NO_RECORDS } from '../mines/journal';
import type { VerifiedRound } from './verify-evidence';
import type { FileOptions } from './verify-file';
import { countsText, countVerdicts, verifyFile } from './verify-file';

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

async function verifyAll(source: EvidenceFile, options: Partial<FileOptions> = {}): Promise<VerifiedRound[]> {
  const rounds = [];
  for await (const round of verifyFile(source, { trustsBeacon: false, ...options })) rounds.push(round);
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

test('copies of a round count once, and the journals of two devices are merged', async () => {
  const { lines } = HONEST_MINES.journal ?? NO_RECORDS;
  const half = (kept: typeof lines): MinesEvidence => ({ ...HONEST_MINES, journal: { ...NO_RECORDS, lines: kept } });
  expect(await verifyAll(file({ rounds: Array.from({ length: 100 }, () => HONEST_MINES) }))).toHaveLength(1);
  const [here, there] = [half(lines.slice(0, 4)), half(lines.slice(4))];
  expect((await verifyAll(file({ rounds: [here] })))[0]?.verdict).toBe('unchecked');
  expect((await verifyAll(file({ rounds: [here, there] }))).map(({ verdict }) => verdict)).toEqual(['passed']);
});

test('a round of which the operator told two players different hashes is red in both files', async () => {
  const round = { id: 'dbl_8', round: 8, betting_ends_at: '2026-11-21T14:05:00-03:00', server_seed_hash: 'a'.repeat(64) };
  const told = (player: string, hash: string) =>
    ({ game: 'double', player, chain: null, round: { ...round, server_seed_hash: hash } }) as never;
  const names = async (rounds: EvidenceFile['rounds']) =>
    (await verifyAll(file({ rounds }))).map(({ checks }) => checks.map(({ name }) => name));
  expect((await names([told('usr_1', 'a'), told('usr_2', 'b')])).every((all) => all.includes('O que a casa disse a outro jogador'))).toBe(
    true,
  );
  expect((await names([told('usr_1', 'a'), told('usr_2', 'a')])).some((all) => all.includes('O que a casa disse a outro jogador'))).toBe(
    false,
  );
});

test('additional checks change the verdict', async () => {
  const rounds = await verifyAll(file({ rounds: [HONEST_MINES] }), { extraChecks: () => [compareTexts('Hash final', 'a', 'b')] });
  expect(rounds[0]?.verdict).toBe('failed');
});
