import type { Bonus } from '@generated/api/model/bonus';
import type { UserRollover } from '@generated/api/model/user-rollover';

/** Returns an active bonus of R$ 40,00 with R$ 42,00 to wager. */
export function bonus(overrides: Partial<Bonus> = {}): Bonus & UserRollover {
  return {
    id: 'rol_7',
    name: 'Bônus por apostas',
    active: 1,
    amount_current: 2200,
    amount_rollover: 60_000,
    amount_won: 1800,
    balance: 4000,
    amount_wagered: 55_800,
    expires_at: '2026-11-30T12:00:00-03:00',
    ...overrides,
  };
}
