import { createHmac } from 'node:crypto';

import { assert, nat, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';

import { drawNumbers, seedHash } from './fairness';
import { provably_fair as reference } from './reference-values.json';

test('numbers and hash match the reference values, across block boundaries', () => {
  const { server_seed: serverSeed, client_seed: clientSeed, nonce, numbers } = reference;
  expect(drawNumbers(numbers.length, serverSeed, clientSeed, nonce)).toEqual(numbers);
  expect(numbers.length).toBeGreaterThan(8);
  expect(seedHash(serverSeed)).toBe(reference.server_seed_hash);
});

test("numbers match Node's implementation of the published rule", () => {
  const seeds = stringMatching(/^[0-9a-f]{64}$/);
  assert(
    property(seeds, stringMatching(/^[A-Za-z0-9_-]{1,64}$/), nat(), (serverSeed, clientSeed, nonce) => {
      const bytes = [0, 1, 2].flatMap((block) => [
        ...createHmac('sha256', serverSeed)
          .update(`${clientSeed}:${String(nonce)}:${String(block)}`)
          .digest(),
      ]);
      const expected = Array.from({ length: 24 }, (_, at) =>
        bytes.slice(at * 4, at * 4 + 4).reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0),
      );
      expect(drawNumbers(24, serverSeed, clientSeed, nonce)).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
