import { expect, test } from 'vitest';

import { createDoubleChain, mockChain, SEGMENT_LENGTH } from './double-chain';
import CHAIN_MARKS from './double-chain-marks.json';
import { seedHash } from '../fairness';
import { double as reference } from '../reference-values.json';

const lastSeed = (chain: number) => seedHash(`chain ${String(chain)}`);

test('each seed hashes to the seed of the previous round, down to the first', () => {
  const chain = createDoubleChain(lastSeed, 250);
  for (let round = 250; round > 1; round -= 1) expect(seedHash(chain.getSeed(round))).toBe(chain.getSeed(round - 1));
  expect(chain.getSeed(250)).toBe(lastSeed(0));
});

test('a segment ends with its given seed, and another segment follows', () => {
  const chain = createDoubleChain(lastSeed, 8);
  expect([chain.getSeed(8), chain.getSeed(16)]).toEqual([lastSeed(0), lastSeed(1)]);
  expect(seedHash(chain.getSeed(9))).not.toBe(chain.getSeed(8));
  for (let round = 16; round > 9; round -= 1) expect(seedHash(chain.getSeed(round))).toBe(chain.getSeed(round - 1));
});

test('a seed does not depend on the order of lookups', () => {
  const [forth, back] = [createDoubleChain(lastSeed, 230), createDoubleChain(lastSeed, 230)];
  const rounds = [1, 100, 101, 130, 131, 229, 230, 231, 460];
  const seeds = rounds.map((round) => forth.getSeed(round));
  expect(rounds.toReversed().map((round) => back.getSeed(round))).toEqual(seeds.toReversed());
});

test('there is no round 0', () => {
  const chain = createDoubleChain(() => reference.server_seed);
  for (const none of [0, -1, 1.5, Number.NaN]) expect(() => chain.getSeed(none)).toThrow(RangeError);
});

test('a prepared seed is the same, and no segment is computed twice', () => {
  let asked = 0;
  const counted = (chain: number) => {
    asked += 1;
    return lastSeed(chain);
  };
  const chain = createDoubleChain(counted, 1000);
  for (let call = 0; call < 20; call += 1) chain.prepare(1);
  expect(chain.getSeed(1)).toBe(createDoubleChain(lastSeed, 1000).getSeed(1));
  // Two segments are cached, so alternating across a border recomputes neither.
  for (const round of [1001, 1000, 1002, 999]) chain.getSeed(round);
  expect(asked).toBe(2);
});

test('the mock chain continues across segments and ends after more than a year', () => {
  const chain = mockChain;
  for (const part of [1, 10, 11, 139]) {
    const first = part * SEGMENT_LENGTH + 1;
    expect(seedHash(chain.getSeed(first)), `round ${String(first)}`).toBe(chain.getSeed(first - 1));
  }
  expect(CHAIN_MARKS).toHaveLength(140);
  expect(CHAIN_MARKS.at(-1)).toBe(seedHash('Double: the seed of the last round'));
});
