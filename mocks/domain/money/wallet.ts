import type { components } from '@generated/schema';

import type { Bonus } from './bonus';
import { isExpired, toRolloverDto } from './bonus';
import type { DomainEvent } from '../domain-events';
import type { Balances, Entry, EntryDraft, Posting } from './ledger';
import { postEntry, ZERO_BALANCES } from './ledger';
import type { Invalid } from '../result';
import { invalid } from '../result';

type Schemas = components['schemas'];

/** Open stake of a game or bet. Amounts are in cents; `at` is the time of the placement in Unix ms. */
export interface Stake {
  id: string;
  /** Name of the game; null for a sports bet. */
  game: string | null;
  /** Share that counts towards the wagering of a bonus, 0 to 100. Towards that of deposits, `real` counts in full. */
  contributionPercent: number;
  /** True for a table with a dealer. */
  isLive?: boolean;
  amount: number;
  /** Cents that were paid from real money. */
  real: number;
  /** Cents that were paid from granted bonus money. */
  bonusGranted: number;
  /** Cents that were paid from won bonus money. */
  bonusWon: number;
  /** Id of the active bonus; the stake counts towards it, however funded. */
  bonusId: string | null;
  at: number;
  /** True for the rest of a split stake. It is not counted as placed, because the part that was split off is. */
  isRest?: boolean;
}

/**
 * Money of a player. Only the modules `money-moves`, `stakes`, `bonus-moves`, `deposits` and `withdrawals` change it, through
 * the helpers below, each returning a new wallet. The caller stores the journal. Amounts are in cents.
 */
export interface Wallet {
  playerId: string;
  balances: Balances;
  /** All bonuses ever granted, in order; the money of the held ones is `balances.bonus`. */
  bonuses: readonly Bonus[];
  /** Open stakes by id. Staked money is the operator's until settlement. */
  stakes: Readonly<Record<string, Stake>>;
  /** Entries of pending withdrawals, by withdrawal id. */
  withdrawals: Readonly<Record<string, Entry>>;
  /** Cents of deposits that must be wagered before withdrawal. */
  wageringLeft: number;
}

/** Result of a change: the new wallet, the journal entries to insert or replace, and the events to send. */
export interface WalletChange {
  wallet: Wallet;
  entries: readonly Entry[];
  events: readonly DomainEvent[];
}

/** Returns the empty wallet of a new player. */
export function openWallet(playerId: string): Wallet {
  return { playerId, balances: ZERO_BALANCES, bonuses: [], stakes: {}, withdrawals: {}, wageringLeft: 0 };
}

/** Returns the bonus that stakes draw on now; undefined if there is none. */
export function activeBonus({ bonuses }: Wallet, now: number): Bonus | undefined {
  return bonuses.find((bonus) => bonus.status === 'held' && bonus.active && !isExpired(bonus, now));
}

/** Returns an own property, never an inherited one. */
export function getOwn<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns a copy of a record without a key. */
export function omitKey<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Replaces the bonus with the same id. */
export function withBonus(wallet: Wallet, bonus: Bonus): Wallet {
  return { ...wallet, bonuses: wallet.bonuses.map((known) => (known.id === bonus.id ? bonus : known)) };
}

/**
 * Moves money and creates the journal entry.
 *
 * @throws LedgerError as `postEntry` does
 */
export function postToWallet(
  wallet: Wallet,
  draft: Omit<EntryDraft, 'playerId'>,
  postings: readonly Posting[],
): { wallet: Wallet; entry: Entry } {
  const { balances, entry } = postEntry(wallet.balances, { ...draft, playerId: wallet.playerId }, postings);
  return { wallet: { ...wallet, balances }, entry };
}

/** Builds a change. Its events are the differences between the two wallets: the real balance, and each changed bonus (SPEC T1). */
export function withEvents(before: Wallet, after: Wallet, entries: readonly Entry[]): WalletChange {
  const events: DomainEvent[] = [];
  const { real } = after.balances;
  if (real !== before.balances.real) events.push({ name: 'UserUpdateEvent', subject: after.playerId, payload: { balance: real } });
  for (const bonus of after.bonuses) {
    const known = before.bonuses.find(({ id }) => id === bonus.id);
    const payload = toRolloverDto(bonus);
    if (known !== undefined && JSON.stringify(toRolloverDto(known)) === JSON.stringify(payload)) continue;
    events.push({ name: 'UserRolloverUpdateEvent', subject: bonus.id, payload });
  }
  return { wallet: after, entries, events };
}

/** Returns the part of the balance that must be wagered before it can be withdrawn. */
export const lockedAmount = ({ balances, wageringLeft }: Wallet): number => Math.min(balances.real, wageringLeft);

/** Maps a wallet to `getWallet`; withdrawable plus locked is the balance. */
export function toWalletSummary(wallet: Wallet): Schemas['WalletSummary'] {
  const { real, bonus, withdrawals } = wallet.balances;
  const locked = lockedAmount(wallet);
  return { balance: real, bonus, locked, withdrawable: real - locked, pending_withdraw: withdrawals };
}

/**
 * Maps a wallet to the money of `getMe`. The site adds bonus_mixed and the rollover's amount_current (SPEC E12), so
 * bonus_mixed excludes the latter.
 */
export function toMeBalances(wallet: Wallet, now: number): Pick<Schemas['MeAnswer'], 'balance' | 'wallet' | 'user_rollover'> {
  const active = activeBonus(wallet, now);
  const { real, bonus } = wallet.balances;
  return {
    balance: real,
    wallet: { bonus_mixed: bonus - (active?.current ?? 0) },
    user_rollover: active === undefined ? null : toRolloverDto(active),
  };
}

/** Creates the error of an amount that the balance does not cover. */
export function insufficientFunds(): Invalid<'insufficient'> {
  return invalid('insufficient', 'amount', 'Saldo insuficiente.', 'Saldo insuficiente.');
}
