import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';

import type { Bonus } from './bonus';
import { isWageringComplete, newBonus, toBonusDto, toContributionDto, wageringContribution } from './bonus';
import { START } from '../results.fixture';

const grant = { id: 'rol_7', name: 'Bônus de verão', amount: 3000, multiplier: 20, expiresAt: START + 1000 };

test('a bonus requires its amount times its multiplier, and its DTO has all fields (SPEC G6, E2)', () => {
  const bonus: Bonus = { ...newBonus(grant, true, START), won: 1000, wagered: 20_000 };
  expect(toBonusDto(bonus)).toEqual({
    id: 'rol_7',
    name: 'Bônus de verão',
    active: 1,
    amount_current: 3000,
    amount_rollover: 60_000,
    amount_won: 1000,
    balance: 4000,
    amount_wagered: 20_000,
    expires_at: '2026-11-21T14:05:01-03:00',
  });
});

test('a bonus rejects fractional amounts and multipliers', () => {
  expect(() => newBonus({ ...grant, amount: 0.5 }, true, START)).toThrow('cents');
  expect(() => newBonus({ ...grant, multiplier: 1.5 }, true, START)).toThrow('cents');
});

test('wagering is complete exactly when the weighted stakes reach the requirement (SPEC G6)', () => {
  assert(
    property(nat(5000), nat(30), nat(100), (amount, multiplier, percent) => {
      let bonus = newBonus({ ...grant, amount, multiplier }, true, START);
      let weighted = 0;
      for (const stake of [1, 99, 1000, 12_345, 50_000]) {
        weighted += Math.floor((stake * percent) / 100);
        bonus = { ...bonus, wagered: bonus.wagered + wageringContribution(bonus, stake, percent) };
        expect(bonus.wagered).toBe(Math.min(weighted, bonus.required));
        expect(isWageringComplete(bonus)).toBe(weighted >= bonus.required);
      }
    }),
  );
});

test('a contribution maps to the contract schema', () => {
  const shown = { id: 'ctb_91', game: 'Roleta da Serra', stake: 2000, percent: 10, counted: 200 };
  expect(toContributionDto({ ...shown, bonusId: 'rol_7', at: START })).toEqual({ ...shown, created_at: '2026-11-21T14:05:00-03:00' });
});
