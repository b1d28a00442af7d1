import type { EventPayload } from '@generated/events';
import type { Amount } from '@/shared/format/money';

/** Approved deposit, as its event describes it. The amount in cents is `'unknown'` if it comes from a response without an amount. */
export type ApprovedDeposit = Omit<EventPayload<'DepositApprovedEvent'>, 'amount'> & { readonly amount: Amount };

/** Maximum number of transactions that are remembered as published. The oldest is forgotten first. */
const MAX_REMEMBERED = 200;

const listeners = new Set<(deposit: ApprovedDeposit) => void>();
const screens = new Set<{ readonly id: string }>();
let knownTransactions: readonly string[] = [];

/**
 * Subscribes to the deposits that are approved from now on, each reported once in this page (SPEC E10). The listener must not throw,
 * because later ones would not be called.
 *
 * @returns an unsubscribe function
 */
export function onDepositApproved(listener: (deposit: ApprovedDeposit) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers a deposit whose state is on the screen, so that no alert repeats it.
 *
 * @param id id of the deposit's transaction
 * @returns a function that unregisters it
 */
export function enterDepositScreen(id: string): () => void {
  const screen = { id };
  screens.add(screen);
  return () => screens.delete(screen);
}

/** Returns true while a part of the page shows the state of a deposit, so that an alert would repeat it. */
export function isDepositOnScreen(id: string): boolean {
  return [...screens].some((screen) => screen.id === id);
}

/** Notifies the listeners of a deposit, once per transaction. */
export function publishApprovedDeposit(deposit: ApprovedDeposit): void {
  if (knownTransactions.includes(deposit.transaction_id)) return;
  knownTransactions = [...knownTransactions.slice(1 - MAX_REMEMBERED), deposit.transaction_id];
  for (const listener of listeners) listener(deposit);
}
