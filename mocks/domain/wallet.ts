import type { components } from '@generated/schema';

import type { Bonus } from './bonus';
import { isPast, moneyOf, shownRollover } from './bonus';
import type { Fact } from './facts';
import type { Book, Cause, Entry, Posting } from './ledger';
import { EMPTY_BOOK, record } from './ledger';
import type { Invalid } from './outcome';
import { invalid } from './outcome';
import type { Stake } from './stakes';

type Schemas = components['schemas'];

/**
 * A player's money and open stakes. Only `money-moves`, `stakes`, `bonus-moves`, `deposits` and `withdrawals` change
 * it, and each returns a new wallet. The caller stores the journal.
 */
export interface Wallet {
  playerId: string;
  book: Book;
  /** All bonuses ever granted, in order. The money of the held ones is `balances.bonus`. */
  bonuses: readonly Bonus[];
  /** Open stakes by id. Staked money belongs to the operator until settlement. */
  stakes: Readonly<Record<string, Stake>>;
  /** Entries of pending withdrawals, by withdrawal id. */
  withdrawals: Readonly<Record<string, Entry>>;
  /** Amount of deposits still to be wagered before withdrawal, in cents. */
  toWager: number;
}

/** A wallet change: the new wallet, the journal entries (by id) and the events. */
export interface Step {
  wallet: Wallet;
  entries: readonly Entry[];
  facts: readonly Fact[];
}

export function openWallet(playerId: string): Wallet {
  return { playerId, book: EMPTY_BOOK, bonuses: [], stakes: {}, withdrawals: {}, toWager: 0 };
}

/** Returns the bonus that stakes draw on and count towards now. */
export function activeBonus({ bonuses }: Wallet, now: number): Bonus | undefined {
  return bonuses.find((bonus) => bonus.status === 'held' && bonus.active && !isPast(bonus, now));
}

/** Returns an own property of a record, ignoring inherited ones. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns a record without one key. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Replaces one bonus of a wallet. */
export function withBonus(wallet: Wallet, bonus: Bonus): Wallet {
  return { ...wallet, bonuses: wallet.bonuses.map((known) => (known.id === bonus.id ? bonus : known)) };
}

/**
 * Moves money in a wallet and creates the journal entry.
 *
 * @throws LedgerError as `post` does
 */
export function moved(wallet: Wallet, cause: Omit<Cause, 'playerId'>, postings: readonly Posting[]): { wallet: Wallet; entry: Entry } {
  const { book, entry } = record(wallet.book, { ...cause, playerId: wallet.playerId }, postings);
  return { wallet: { ...wallet, book }, entry };
}

/** Builds a wallet change. The events follow from the difference between both wallets (SPEC T1). */
export function stepped(before: Wallet, after: Wallet, entries: readonly Entry[]): Step {
  const facts: Fact[] = [];
  const { real } = after.book;
  if (real !== before.book.real) facts.push({ name: 'UserUpdateEvent', subject: after.playerId, payload: { balance: real } });
  for (const bonus of after.bonuses) {
    const known = before.bonuses.find(({ id }) => id === bonus.id);
    const payload = shownRollover(bonus);
    if (known !== undefined && JSON.stringify(shownRollover(known)) === JSON.stringify(payload)) continue;
    facts.push({ name: 'UserRolloverUpdateEvent', subject: bonus.id, payload });
  }
  return { wallet: after, entries, facts };
}

/** Returns the part of the balance that must be wagered before withdrawal. */
export const lockedOf = ({ book, toWager }: Wallet): number => Math.min(book.real, toWager);

/** Maps a wallet to `getWallet`. Withdrawable plus locked is the balance. */
export function sumsOf(wallet: Wallet): Schemas['WalletSummary'] {
  const { real, bonus, withdrawals } = wallet.book;
  const locked = lockedOf(wallet);
  return { balance: real, bonus, locked, withdrawable: real - locked, pending_withdraw: withdrawals };
}

/**
 * Maps a wallet to the money fields of `getMe`. The site adds bonus_mixed and the rollover's amount_current (SPEC E12),
 * so bonus_mixed excludes the active bonus's current amount.
 */
export function moneyOfMe(wallet: Wallet, now: number): Pick<Schemas['MeAnswer'], 'balance' | 'wallet' | 'user_rollover'> {
  const active = activeBonus(wallet, now);
  const { real, bonus } = wallet.book;
  return {
    balance: real,
    wallet: { bonus_mixed: bonus - (active?.current ?? 0) },
    user_rollover: active === undefined ? null : shownRollover(active),
  };
}

/** Creates the error for insufficient funds. */
export function insufficient(): Invalid<'insufficient'> {
  return invalid('insufficient', 'amount', 'Saldo insuficiente.', 'Saldo insuficiente.');
}

/** Sums the money of the held bonuses; always equal to `balances.bonus`. */
export function bonusMoney({ bonuses }: Wallet): number {
  return bonuses.reduce((sum, bonus) => sum + moneyOf(bonus), 0);
}
