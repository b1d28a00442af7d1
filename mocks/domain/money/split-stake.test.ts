import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { splitStake } from './stakes';
import type { Stake } from './wallet';
import { openWallet } from './wallet';

test('a split stake keeps every cent of each source, and none is negative', () => {
  const cents = integer({ min: 0, max: 5000 });
  assert(
    property(integer({ min: 2, max: 5000 }), cents, cents, integer({ min: 1, max: 99 }), (real, bonusGranted, bonusWon, share) => {
      const amount = real + bonusGranted + bonusWon;
      const stake: Stake = { id: 'a', game: null, contributionPercent: 50, amount, real, bonusGranted, bonusWon, bonusId: 'rol_1', at: 0 };
      const part = Math.max(1, Math.floor((amount * share) / 100));
      const result = splitStake({ ...openWallet('usr_1'), stakes: { a: stake } }, 'a', { id: 'b', amount: part });
      const { a: rest, b } = result.ok ? result.value.stakes : {};
      expect([b?.amount, rest?.amount]).toEqual([part, amount - part]);
      for (const source of ['real', 'bonusGranted', 'bonusWon'] as const) {
        expect((rest?.[source] ?? 0) + (b?.[source] ?? 0)).toBe(stake[source]);
        expect(Math.min(rest?.[source] ?? -1, b?.[source] ?? -1)).toBeGreaterThanOrEqual(0);
      }
      expect((b?.real ?? 0) + (b?.bonusGranted ?? 0) + (b?.bonusWon ?? 0)).toBe(part);
    }),
  );
});

test('a stake that is not open cannot be split', () => {
  expect(splitStake(openWallet('usr_1'), 'a', { id: 'b', amount: 1 })).toMatchObject({ ok: false });
});
