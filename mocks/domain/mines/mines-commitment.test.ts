import { expect, test } from 'vitest';

import { seedHash } from '../fairness';
import type { MinesCommitment } from './mines-commitment';
import { MAX_REPLACED_SEEDS, replaceMinesSeed, toMinesFairnessDto } from './mines-commitment';
import { expectErr, expectOk, START } from '../results.fixture';

const seed = (number: number) => number.toString(16).padStart(64, '0');
const first: MinesCommitment = { serverSeed: seed(0), nonce: 7, committedAt: START, replaced: [] };
const replace = (commitment: MinesCommitment, number: number) =>
  replaceMinesSeed(commitment, { serverSeed: seed(number), now: START + number, isGameOpen: false });

test('a commitment shows hash, nonce and time, and not its seed', () => {
  expect(toMinesFairnessDto(first)).toEqual({
    server_seed_hash: seedHash(seed(0)),
    nonce: 7,
    committed_at: '2026-11-21T14:05:00-03:00',
    replaced: null,
    replaced_before: [],
  });
});

test('a replaced seed is revealed, and the nonce stays', () => {
  const twice = expectOk(replace(expectOk(replace(first, 1000)), 2000));
  expect(toMinesFairnessDto(twice)).toEqual({
    server_seed_hash: seedHash(seed(2000)),
    nonce: 7,
    committed_at: '2026-11-21T14:05:02-03:00',
    replaced: {
      server_seed: seed(1000),
      server_seed_hash: seedHash(seed(1000)),
      nonce: 7,
      replaced_at: '2026-11-21T14:05:02-03:00',
    },
    replaced_before: [{ server_seed: seed(0), server_seed_hash: seedHash(seed(0)), nonce: 7, replaced_at: '2026-11-21T14:05:01-03:00' }],
  });
});

test('no seed is replaced while a game is open (SPEC B15)', () => {
  const refused = expectErr(replaceMinesSeed(first, { serverSeed: seed(1), now: START, isGameOpen: true }));
  expect(refused).toMatchObject({ status: 409, reason: 'game_open' });
});

test('a seed is replaced at most 20 times, so that no reveal is dropped before a game (SPEC B15)', () => {
  let commitment = first;
  expect(MAX_REPLACED_SEEDS).toBe(20);
  for (let number = 1; number <= MAX_REPLACED_SEEDS; number += 1) commitment = expectOk(replace(commitment, number));
  expect(commitment.replaced.at(-1)?.serverSeed).toBe(seed(0));
  expect(expectErr(replace(commitment, 99))).toMatchObject({ status: 409, reason: 'too_often' });
  const next = expectOk(replace({ ...commitment, nonce: 8 }, 100));
  expect(next.replaced).toHaveLength(MAX_REPLACED_SEEDS);
  expect(next.replaced[0]).toMatchObject({ nonce: 8 });
});
