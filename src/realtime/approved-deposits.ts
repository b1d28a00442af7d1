import type { EventPayload } from '@generated/events';

/** An approved deposit: its transaction, its amount in cents, and the how-manieth of the player it is. */
export type ApprovedDeposit = EventPayload<'DepositApprovedEvent'>;

/** How many transactions are remembered. */
const MAX_REMEMBERED = 200;

const listeners = new Set<(deposit: ApprovedDeposit) => void>();
let known: readonly string[] = [];

/**
 * Hears of each approved deposit once, however often it is told: for what the player reads, and for the tracking
 * record (SPEC E10).
 *
 * @returns ends it
 */
export function onDepositApproved(listener: (deposit: ApprovedDeposit) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of an approved deposit, unless its transaction was told of before. */
export function publishApprovedDeposit(deposit: ApprovedDeposit): void {
  if (known.includes(deposit.transaction_id)) return;
  known = [...known.slice(1 - MAX_REMEMBERED), deposit.transaction_id];
  for (const listener of listeners) listener(deposit);
}
