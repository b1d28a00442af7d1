import type { EventPayload } from '@generated/events';

import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';
import type { ApprovedDeposit } from '@/product/approved-deposits';

/** Key of the tracked deposits in local storage. */
export const STORAGE_KEY = 'deposit-tracking';

const DEPOSIT_FLAGS = ['first_deposit', 'second_deposit', 'third_deposit', 'fourth_deposit'] as const;

type Deposit = EventPayload<'DepositApprovedEvent'>;

/**
 * Tracked deposits of the current day (SPEC E10), with amounts in cents. Each flag is true if the player's first, second, third or fourth
 * deposit is among them.
 */
export interface DepositTracking extends Readonly<Record<(typeof DEPOSIT_FLAGS)[number], boolean>> {
  /** Deposits that are tracked already. */
  readonly data: readonly Deposit[];
  /** Time of the first entry, ISO 8601. */
  readonly created_at: string;
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** Formats the day in São Paulo. The format is created on first use: it takes a slow phone up to 100 ms. */
function formatDay(time: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
  return dayFormat.format(time);
}

/**
 * Records an approved deposit in local storage: a player's first to fourth, each transaction once, for the current day only (SPEC E10).
 * Sends nothing.
 *
 * @returns the flag of the deposit, such as `first_deposit`; undefined if it is already recorded, later than the fourth, or of an unknown
 * amount
 */
export function trackDeposit(
  { transaction_id, amount, deposit_occurrence }: ApprovedDeposit,
  now: Date = new Date(),
): (typeof DEPOSIT_FLAGS)[number] | undefined {
  const flag = DEPOSIT_FLAGS[deposit_occurrence - 1];
  if (flag === undefined || amount === 'unknown') return undefined;
  const record = readDepositTracking(now);
  if (record?.data.some((entry) => entry.transaction_id === transaction_id)) return undefined;
  const none = { first_deposit: false, second_deposit: false, third_deposit: false, fourth_deposit: false };
  const { data = [], created_at = now.toISOString() } = record ?? {};
  const updated: DepositTracking = {
    ...(record ?? none),
    created_at,
    data: [...data, { transaction_id, amount, deposit_occurrence }],
    [flag]: true,
  };
  writeStored('local', STORAGE_KEY, JSON.stringify(updated));
  return flag;
}

/** Returns today's record (São Paulo); undefined if there is none. Deletes a record that is invalid or of another day. */
export function readDepositTracking(now: Date = new Date()): DepositTracking | undefined {
  const record = readStoredJson('local', STORAGE_KEY);
  if (isRecord(record) && formatDay(new Date(record.created_at)) === formatDay(now)) return record;
  deleteDepositTracking();
  return undefined;
}

/** Deletes the record, for a logout (SPEC L2). */
export const deleteDepositTracking = () => removeStored('local', STORAGE_KEY);

function isRecord(value: unknown): value is DepositTracking {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return false;
  if (!('created_at' in value) || typeof value.created_at !== 'string' || Number.isNaN(Date.parse(value.created_at))) return false;
  return value.data.every((entry) => typeof entry?.transaction_id === 'string');
}
