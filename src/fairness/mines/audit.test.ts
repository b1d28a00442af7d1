// @vitest-environment node
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';
import type { MinesReplacedSeed } from '@generated/api/model/mines-replaced-seed';

import { checkVerdict } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import { LOST_GAME, OPEN_GAME } from './games.fixture';
import type { PublishedTable } from './odds';
import { multiplierHundredths } from './odds';
import type { SeenCommitment } from './commitments';
import type { StartedGame } from './read-journal';
import type { AuditInputs } from './audit';
import { auditMines } from './audit';

const hashOf = (nonce: number) => nonce.toString(16).padStart(64, '0');
const ended = (nonce: number, change: Partial<MinesGame> = {}): MinesGame => ({
  ...LOST_GAME,
  id: `mns_${nonce}`,
  nonce,
  server_seed_hash: hashOf(nonce),
  ...change,
});
const started = (nonce: number, change: Partial<StartedGame> = {}): StartedGame => ({
  id: `mns_${nonce}`,
  hash: hashOf(nonce),
  nonce,
  asked: { amount: 1000, mines: 3, client_seed: 'x' },
  hasEnded: false,
  isCashOutOpen: false,
  unansweredSince: null,
  ...change,
});
const seen = (nonce: number, hash = hashOf(nonce)): SeenCommitment => ({ hash, nonce, seenAt: 0 });

async function reveal(seed: string, nonce: number): Promise<MinesReplacedSeed> {
  return { server_seed: seed, server_seed_hash: await sha256Hex(seed), nonce, replaced_at: OPEN_GAME.started_at };
}

/** Games 1 to 3 have ended, and 4 is committed. */
const honest: AuditInputs = {
  fairness: { server_seed_hash: hashOf(4), nonce: 4, committed_at: OPEN_GAME.started_at, replaced: null, replaced_before: [] },
  open: null,
  ended: [ended(3), ended(2), ended(1)],
  isComplete: true,
  older: [],
  outdated: [],
  started: [started(3), started(1)],
};

const found = async (change: Partial<AuditInputs>) =>
  (await auditMines({ ...honest, ...change })).map(({ id, check }) => `${id} ${checkVerdict(check)}`);

test('honest lists have no findings, with and without an open game', async () => {
  expect(await found({})).toEqual([]);
  const next = { ...honest.fairness, server_seed_hash: hashOf(5), nonce: 5 };
  expect(await found({ fairness: next, open: ended(4, { status: 'open' }), started: [started(4)], outdated: [seen(4)] })).toEqual([]);
  expect(await found({ ended: [], started: [] })).toEqual([]);
});

test.each<[string, Partial<AuditInputs>]>([
  ['a game of another device', { outdated: [seen(3)] }],
  ['an old game on another page', { ended: [ended(3)], isComplete: false, older: [ended(2), ended(1)], outdated: [seen(1)], started: [] }],
])('a commitment that %s used is lawful', async (_, change) => {
  expect(await found(change)).toEqual([]);
});

test('a commitment that was replaced unused is lawful once its seed is revealed, also if another one followed', async () => {
  const [old, last] = [await reveal('a'.repeat(64), 4), await reveal('b'.repeat(64), 4)];
  const outdated = [seen(4, old.server_seed_hash)];
  expect(await found({ outdated, fairness: { ...honest.fairness, replaced: old } })).toEqual([]);
  expect(await found({ outdated, fairness: { ...honest.fairness, replaced: last, replaced_before: [old] } })).toEqual([]);
});

test('a seed that was replaced and revealed without a request of this browser is orange', async () => {
  const replaced = await reveal('a'.repeat(64), 4);
  const change = { outdated: [seen(4, replaced.server_seed_hash)], fairness: { ...honest.fairness, replaced } };
  expect(await found({ ...change, asked: [replaced.server_seed_hash] })).toEqual([]);
  expect(await found({ ...change, asked: [] })).toEqual([`commitment-4-${replaced.server_seed_hash.slice(0, 16)} unchecked`]);
});

const PROMISED = 'f'.repeat(64);
const CHANGED = [`commitment-4-${PROMISED.slice(0, 16)} failed`];

test('a commitment that no game used and no reveal explains fails, and names both', async () => {
  const [finding] = await auditMines({ ...honest, outdated: [seen(4, PROMISED)] });
  expect(finding?.check).toMatchObject({
    expected: `rodada nº 4: hash ${PROMISED}`,
    actual: `rodada nº 4: hash ${hashOf(4)}`,
  });
  expect(await found({ outdated: [seen(4, PROMISED)] })).toEqual(CHANGED);
});

test('a changed nonce fails, although the hash is the same', async () => {
  const fairness = { ...honest.fairness, nonce: 9 };
  expect(await found({ fairness, outdated: [seen(4)] })).toContain('commitment-4-0000000000000000 failed');
});

test('a game that used the committed hash with another nonce does not explain the change', async () => {
  const game = ended(5, { server_seed_hash: PROMISED, status: 'open' });
  const fairness = { ...honest.fairness, server_seed_hash: hashOf(6), nonce: 6 };
  expect(await found({ fairness, open: game, outdated: [seen(4, PROMISED)] })).toEqual(expect.arrayContaining(CHANGED));
});

test.each<[string, (honestReveal: MinesReplacedSeed) => MinesReplacedSeed]>([
  ['of another seed', (one) => ({ ...one, server_seed: 'c'.repeat(64) })],
  ['with another nonce', (one) => ({ ...one, nonce: 5 })],
])('a reveal %s does not explain a change', async (_, change) => {
  const replaced = await reveal('a'.repeat(64), 4);
  const outdated = [seen(4, replaced.server_seed_hash)];
  const findings = await found({ outdated, fairness: { ...honest.fairness, replaced: change(replaced) } });
  expect(findings).toContain(`commitment-4-${replaced.server_seed_hash.slice(0, 16)} failed`);
});

test('a revealed seed must have the hash beside it', async () => {
  const replaced = { ...(await reveal('a'.repeat(64), 4)), server_seed: 'c'.repeat(64) };
  expect(await found({ fairness: { ...honest.fairness, replaced } })).toEqual([`reveal-${replaced.server_seed_hash.slice(0, 16)} failed`]);
});

test('a change beyond the lists could not be checked', async () => {
  const inputs = { ended: [ended(3), ended(2)], isComplete: false, outdated: [seen(1, PROMISED)], started: [] };
  expect(await found(inputs)).toEqual([`commitment-1-${PROMISED.slice(0, 16)} unchecked`]);
  const reveals = await Promise.all(Array.from({ length: 20 }, (_, index) => reveal(hashOf(index), index < 10 ? 3 : 2)));
  const [replaced = null, ...replaced_before] = reveals;
  expect(await found({ fairness: { ...honest.fairness, replaced, replaced_before }, outdated: [seen(1, PROMISED)] })).toEqual([
    `commitment-1-${PROMISED.slice(0, 16)} unchecked`,
  ]);
});

test.each<[string, Partial<AuditInputs>, string]>([
  ['skips a number', { fairness: { ...honest.fairness, nonce: 6 } }, 'sequence-3-6 failed'],
  ['repeats a number', { fairness: { ...honest.fairness, nonce: 3 } }, 'sequence-3-3 failed'],
  ['leaves a game of another device out of the history', { ended: [ended(3), ended(1)], started: [] }, 'sequence-1-3 failed'],
  [
    'commits to the seed of an ended game',
    { fairness: { ...honest.fairness, server_seed_hash: hashOf(2) } },
    `repeated-${'0'.repeat(16)} failed`,
  ],
  ['uses a seed twice', { ended: [ended(3), ended(2, { server_seed_hash: hashOf(1) }), ended(1)] }, `repeated-${'0'.repeat(16)} failed`],
  [
    'uses the seed of a game that it no longer lists',
    { ended: [ended(3)], isComplete: false, started: [started(1, { hash: hashOf(3) })] },
    `repeated-${'0'.repeat(16)} failed`,
  ],
  ['hides a game of this browser', { started: [started(3), started(2, { id: 'mns_x' })] }, 'mns_x failed'],
  ['hides the open game', { started: [started(4)] }, 'mns_4 failed'],
  [
    'reopens a game that has ended',
    { open: ended(3, { status: 'open' }), ended: [ended(2), ended(1)], started: [started(3, { hasEnded: true })] },
    'mns_3 failed',
  ],
])('an operator that %s is found', async (_, change, finding) => {
  expect(await found(change)).toContain(finding);
});

test('a seed that was revealed is not used again', async () => {
  const replaced = await reveal('a'.repeat(64), 4);
  expect(await found({ fairness: { ...honest.fairness, server_seed_hash: replaced.server_seed_hash, replaced } })).toEqual([
    `repeated-${replaced.server_seed_hash.slice(0, 16)} failed`,
  ]);
});

test('a game of this browser beyond the listed ones is not missing', async () => {
  expect(await found({ ended: [ended(3), ended(2)], isComplete: false, started: [started(1)] })).toEqual([]);
});

const open = (change: Partial<StartedGame> = {}) => ({
  fairness: { ...honest.fairness, server_seed_hash: hashOf(5), nonce: 5 },
  open: ended(4, { status: 'open' }),
  started: [started(4, change)],
});

test('a game that is still open after a confirmed cash-out fails', async () => {
  expect(await found(open({ isCashOutOpen: true }))).toEqual(['mns_4 failed']);
});

test('a game that was paid after an outdated response to its cash-out is lawful, like an open game without one', async () => {
  expect(
    await found({ ended: [ended(3, { status: 'cashed_out' }), ended(2), ended(1)], started: [started(3, { isCashOutOpen: true })] }),
  ).toEqual([]);
  expect(await found(open())).toEqual([]);
});

const published = (edgeBp: number): PublishedTable => ({
  edgeBp,
  multipliers: Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => index + 1).map((mines) => [
      mines,
      Array.from({ length: 25 - mines }, (_, opened) => multiplierHundredths(mines, opened + 1, edgeBp) / 100),
    ]),
  ),
});
const changed = (mines: number, row: (factors: readonly number[]) => readonly number[]): PublishedTable => {
  const { edgeBp, multipliers } = published(100);
  return { edgeBp, multipliers: { ...multipliers, [mines]: row(multipliers[mines] ?? []) } };
};

test.each([0, 100, 500])('a table that follows from its edge of %i basis points is lawful', async (edgeBp) => {
  expect(await found({ table: published(edgeBp) })).toEqual([]);
});

test.each<[string, PublishedTable, string]>([
  ['pays less than the published edge', { ...published(500), edgeBp: 100 }, 'table-100-1-1'],
  ['promises more than the published edge', { ...published(0), edgeBp: 100 }, 'table-100-1-1'],
  ['has one lower multiplier', changed(3, (row) => row.with(1, 1.27)), 'table-100-3-2'],
  ['lacks a multiplier', changed(24, () => []), 'table-100-24-1'],
])('a table that %s fails', async (_, table, id) => {
  expect(await found({ table })).toEqual([`${id} failed`]);
});
