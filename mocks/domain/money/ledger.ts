import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';

type Schemas = components['schemas'];

/** Accounts of a player: real money, bonus money, and money reserved for withdrawals. They are never negative. */
export const PLAYER_ACCOUNTS = ['real', 'bonus', 'withdrawals'] as const;
/** Accounts of the operator (`house`) and of the outside world (`pix`, the banks), which may be negative. */
const COUNTER_ACCOUNTS = ['house', 'pix'] as const;

export type Account = (typeof PLAYER_ACCOUNTS)[number] | (typeof COUNTER_ACCOUNTS)[number];

/** Balances of one player in cents. By double entry the five always sum to zero (SPEC G7). */
export type Balances = Readonly<Record<Account, number>>;

/** Change of an account in cents; negative values debit. */
export interface Posting {
  account: Account;
  cents: number;
}

/** A violated ledger invariant: a bug, never a user error. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

export const ZERO_BALANCES: Balances = { real: 0, bonus: 0, withdrawals: 0, house: 0, pix: 0 };

/** Returns the postings of a transfer; none for zero. Negative cents move from `to` to `from`. */
export function transfer(from: Account, to: Account, cents: number): Posting[] {
  if (cents === 0) return [];
  return [
    { account: from, cents: -cents },
    { account: to, cents },
  ];
}

/**
 * Applies postings.
 *
 * @throws LedgerError if they do not balance, are not integers, or overdraw a player account
 */
export function post(balances: Balances, postings: readonly Posting[]): Balances {
  const after = { ...balances };
  for (const { account, cents } of postings) after[account] += cents;
  const accounts = [...PLAYER_ACCOUNTS, ...COUNTER_ACCOUNTS];
  const broken = accounts.find((account) => !Number.isSafeInteger(after[account]));
  if (broken !== undefined) throw new LedgerError(`${broken} would hold ${String(after[broken])}`);
  const left = postings.reduce((sum, { cents }) => sum + cents, 0);
  if (left !== 0) throw new LedgerError(`postings leave ${String(left)}`);
  const overdrawn = PLAYER_ACCOUNTS.find((account) => after[account] < 0);
  if (overdrawn !== undefined) throw new LedgerError(`${overdrawn} would hold ${String(after[overdrawn])}`);
  return after;
}

// Statuses of an entry: the values of `TransactionStatus` in the contract.
export const PENDING = 1;
export const APPROVED = 2;
export const REJECTED = 3;
export const CANCELLED = 4;
export const EXPIRED = 5;

/** A journal line; a later version with the same id replaces it. */
export interface Entry {
  id: string;
  playerId: string;
  source: Schemas['TransactionSource'];
  status: Schemas['TransactionStatus'];
  /** Direction: 1 if the real balance grew or stayed, 2 if it shrank. */
  type: Schemas['TransactionType'];
  /** Absolute change of the real balance in cents, actual or attempted; 0 for bonus money. */
  amount: number;
  /** Real balance after the entry, in cents; null if no money moved. */
  balanceAfter: number | null;
  /** Description in pt-BR. */
  description: string;
  /** Id of the object that caused the entry. */
  reference: string | null;
  /** Time of the entry, in Unix ms. */
  at: number;
  postings: readonly Posting[];
}

/** Entry without the amounts, which the postings give. The status is `APPROVED` if omitted. */
export type EntryDraft = Pick<Entry, 'id' | 'playerId' | 'source' | 'description' | 'reference' | 'at'> & Partial<Pick<Entry, 'status'>>;

/**
 * Applies postings and creates the journal entry.
 *
 * @throws LedgerError as {@link post} does
 */
export function postEntry(balances: Balances, draft: EntryDraft, postings: readonly Posting[]): { balances: Balances; entry: Entry } {
  const after = post(balances, postings);
  const change = after.real - balances.real;
  const entry: Entry = {
    ...draft,
    status: draft.status ?? APPROVED,
    type: change < 0 ? 2 : 1,
    amount: Math.abs(change),
    balanceAfter: after.real,
    postings,
  };
  return { balances: after, entry };
}

/**
 * Inserts or replaces entries, oldest first. A replaced entry that had moved no money goes to the end, so that balances stay
 * consecutive.
 */
export function upsertEntries(journal: Map<string, Entry>, entries: Iterable<Entry>): void {
  for (const entry of entries) {
    if (journal.get(entry.id)?.balanceAfter === null) journal.delete(entry.id);
    journal.set(entry.id, entry);
  }
}

/** Returns true if the entry changed the real balance, or tried to. */
export const isTransaction = ({ amount }: Entry): boolean => amount > 0;

export function toTransactionDto(entry: Entry): Schemas['Transaction'] {
  const { id, source, type, status, amount, description, reference } = entry;
  return {
    id,
    source,
    type,
    status,
    amount,
    balance_after: entry.balanceAfter,
    description,
    reference,
    created_at: isoDateTime(entry.at),
  };
}
