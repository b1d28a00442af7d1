import type { components } from '@generated/schema';

import { DAY, isoDateTime } from '../calendar';

type Schemas = components['schemas'];
export type BarringReason = Schemas['BarringReason'];

/** Block of a player whom a register of the state bars from betting (SPEC Q14). */
export interface Barring {
  reason: BarringReason;
  /** Time of the register's answer, in Unix ms. */
  since: number;
  /** Cents that were returned; null before. */
  returned: number | null;
  /** Cents of real money in open bets, which were cancelled at once. */
  refunded: number;
}

/** Time to withdraw the balance after the barring (Instruções Normativas SPA/MF 22/2025 and 31/2025). */
const WITHDRAWAL_MS = 2 * DAY;
/** Time until the account closes (the same sources). */
const CLOSING_MS = 3 * DAY;

/** Interval of the checks of all players (the same sources). */
export const REGISTER_SCAN_MS = 15 * DAY;

/** Returns the end of the time to withdraw the balance, in Unix ms. */
export const barredWithdrawUntil = ({ since }: Barring): number => since + WITHDRAWAL_MS;
/** Returns the time at which the account closes, in Unix ms. */
export const barredClosesAt = ({ since }: Barring): number => since + CLOSING_MS;

export function toBarringDto(barring: Barring): Schemas['Barring'] {
  return {
    reason: barring.reason,
    since: isoDateTime(barring.since),
    withdraw_until: isoDateTime(barredWithdrawUntil(barring)),
    closes_at: isoDateTime(barredClosesAt(barring)),
    returned: barring.returned,
    refunded: barring.refunded,
  };
}
