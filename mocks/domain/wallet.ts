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
 * All that a player has and has at stake. It is changed only by the functions of `money-moves`, `stakes`,
 * `bonus-moves`, `deposits` and `withdrawals`, each of which gives back a new one. Its journal is the caller's to keep.
 */
export interface Wallet {
  playerId: string;
  book: Book;
  /** Every bonus that there was, in the order in which they were given. The money of the held ones is the book's `bonus`. */
  bonuses: readonly Bonus[];
  /** The open stakes by their id. What was staked is the house's until the stake is settled. */
  stakes: Readonly<Record<string, Stake>>;
  /** The entries of the withdrawals on their way, by the id of the withdrawal. */
  withdrawals: Readonly<Record<string, Entry>>;
  /** What is still to be staked of deposits before they can be withdrawn, in cents. */
  toWager: number;
}

/** What a change of a wallet gives back: the new wallet, what goes into the journal (by id), and what is told. */
export interface Step {
  wallet: Wallet;
  entries: readonly Entry[];
  facts: readonly Fact[];
}

export function openWallet(playerId: string): Wallet {
  return { playerId, book: EMPTY_BOOK, bonuses: [], stakes: {}, withdrawals: {}, toWager: 0 };
}

/** The bonus that stakes draw on and count for now. */
export function activeBonus({ bonuses }: Wallet, now: number): Bonus | undefined {
  return bonuses.find((bonus) => bonus.status === 'held' && bonus.active && !isPast(bonus, now));
}

/** What a record holds itself under a key, not what every object has. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A record without one of its keys. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** A wallet with another version of one of its bonuses. */
export function withBonus(wallet: Wallet, bonus: Bonus): Wallet {
  return { ...wallet, bonuses: wallet.bonuses.map((known) => (known.id === bonus.id ? bonus : known)) };
}

/**
 * Moves money within a wallet, with an entry for the journal. The cause's player is the wallet's.
 *
 * @throws LedgerError as `post` does
 */
export function moved(wallet: Wallet, cause: Omit<Cause, 'playerId'>, postings: readonly Posting[]): { wallet: Wallet; entry: Entry } {
  const { book, entry } = record(wallet.book, { ...cause, playerId: wallet.playerId }, postings);
  return { wallet: { ...wallet, book }, entry };
}

/** A step from one wallet to the next; what is told follows from the difference (SPEC T1). */
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

/** Of the balance, what must be wagered before it can be withdrawn. */
export const lockedOf = ({ book, toWager }: Wallet): number => Math.min(book.real, toWager);

/** The sums of `getWallet`: withdrawable and locked are the balance; with bonus and pending_withdraw they are all that there is. */
export function sumsOf(wallet: Wallet): Schemas['WalletSummary'] {
  const { real, bonus, withdrawals } = wallet.book;
  const locked = lockedOf(wallet);
  return { balance: real, bonus, locked, withdrawable: real - locked, pending_withdraw: withdrawals };
}

/**
 * What `getMe` says of money. The site shows bonus_mixed and the rollover's amount_current as the bonus balance (SPEC
 * E12), so bonus_mixed is all bonus money but that.
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

/** The refusal of an amount that is not there. */
export function insufficient(): Invalid<'insufficient'> {
  return invalid('insufficient', 'amount', 'Saldo insuficiente.', 'Saldo insuficiente.');
}

/** What the held bonuses come to; always the book's `bonus`. */
export function bonusMoney({ bonuses }: Wallet): number {
  return bonuses.reduce((sum, bonus) => sum + moneyOf(bonus), 0);
}
