import { expect, test } from 'vitest';

import { beaconRandomness, beaconRoundTime, signBeaconRound } from './beacon';
import { mockChain } from './double-chain';
import type { ChainTerms } from './double-chain-terms';
import { createChainList, FIRST_CHAIN_LENGTH, MAX_BEACON_OFFSET, NEXT_CHAIN_LENGTH, toDoubleConfigDto } from './double-chain-terms';
import { ROUND_MS, roundTimes } from './double-clock';
import { seedHash } from '../fairness';
import { START } from '../results.fixture';

const EPOCH = START - 1_399_000 * ROUND_MS;
const seeds = mockChain;
const chains = createChainList(seeds, EPOCH, 4711);

test('chains follow one another without a gap; only seeds of one chain are linked', () => {
  const first = chains.at(1);
  const next = chains.at(FIRST_CHAIN_LENGTH + 1);
  expect([first.firstRound, first.length]).toEqual([1, FIRST_CHAIN_LENGTH]);
  expect([next.firstRound, next.length, next.id]).toEqual([FIRST_CHAIN_LENGTH + 1, NEXT_CHAIN_LENGTH, `dch_${EPOCH / ROUND_MS}_2`]);
  expect(chains.at(FIRST_CHAIN_LENGTH)).toBe(first);
  expect(chains.at(FIRST_CHAIN_LENGTH + NEXT_CHAIN_LENGTH)).toBe(next);
  expect(chains.after(1)).toBe(next);
  expect(chains.after(next.firstRound).firstRound).toBe(FIRST_CHAIN_LENGTH + NEXT_CHAIN_LENGTH + 1);
  expect(first.terminalHash).toBe(seedHash(seeds.getSeed(1)));
  expect(next.terminalHash).toBe(seedHash(seeds.getSeed(next.firstRound)));
  expect(next.terminalHash).not.toBe(seeds.getSeed(FIRST_CHAIN_LENGTH));
  expect(seedHash(seeds.getSeed(next.firstRound + 1))).toBe(seeds.getSeed(next.firstRound));
});

test.each([0, 4711, MAX_BEACON_OFFSET])(
  'with offset %i, the beacon round is after the publication and before the first round',
  (offset) => {
    const list = createChainList(seeds, EPOCH, offset);
    for (const { beaconRound, publishedAt, firstRound } of [list.at(1), list.after(1)]) {
      expect(beaconRoundTime(beaconRound)).toBeGreaterThan(publishedAt);
      expect(beaconRoundTime(beaconRound)).toBeLessThan(roundTimes(EPOCH, firstRound).opensAt);
    }
  },
);

test('the next chain is announced more than 1,000 rounds ahead, and its public seed when the beacon has signed', () => {
  const next = chains.after(1);
  const shown = (now: number) => toDoubleConfigDto(chains, FIRST_CHAIN_LENGTH - 5, now).next_chain;
  expect(roundTimes(EPOCH, next.firstRound).opensAt - next.publishedAt).toBeGreaterThanOrEqual(1000 * ROUND_MS);
  expect(shown(next.publishedAt - 1)).toBeNull();
  const unsigned = { beacon_signature: null, public_seed: null };
  expect(shown(next.publishedAt)).toMatchObject({ first_round: 1_400_001, length: 10_000, ...unsigned });
  const signedAt = beaconRoundTime(next.beaconRound);
  expect(shown(signedAt - 1)).toMatchObject(unsigned);
  const signature = signBeaconRound(next.beaconRound);
  expect(shown(signedAt)).toMatchObject({ beacon_signature: signature, public_seed: beaconRandomness(signature) });
});

test('worlds with another offset have another public seed', () => {
  const publicSeed = ({ publicSeed: seed }: ChainTerms) => seed;
  expect(publicSeed(createChainList(seeds, EPOCH, 1).at(1))).not.toBe(publicSeed(createChainList(seeds, EPOCH, 2).at(1)));
});
