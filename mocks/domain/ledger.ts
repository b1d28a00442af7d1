import type { components } from '@generated/schema';

import { isoDateTime } from './calendar';

type Schemas = components['schemas'];

/** What is the player's: real money, bonus money, and what was taken for withdrawals on their way. Never below nothing. */
export const PLAYER_ACCOUNTS = ['real', 'bonus', 'withdrawals'] as const;
/** The other sides: the house, and the world outside that PIX goes to and comes from. They may owe. */
const COUNTER_ACCOUNTS = ['house', 'pix'] as const;

export type Account = (typeof PLAYER_ACCOUNTS)[number] | (typeof COUNTER_ACCOUNTS)[number];

/** What stands on each account of one player's book, in cents. Double entry: the five always add up to nothing. */
export type Book = Readonly<Record<Account, number>>;

/** A change of one account in cents; negative takes away. */
export interface Posting {
  account: Account;
  cents: number;
}

/** Money that would come from nowhere, go nowhere or leave less than nothing: a fault of the rules, never of a player. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

export const EMPTY_BOOK: Book = { real: 0, bonus: 0, withdrawals: 0, house: 0, pix: 0 };

/** From one account to another; nothing of nothing. */
export function transfer(from: Account, to: Account, cents: number): Posting[] {
  if (cents === 0) return [];
  return [
    { account: from, cents: -cents },
    { account: to, cents },
  ];
}

/**
 * A book after postings.
 *
 * @throws LedgerError when they do not balance, are not whole cents, or leave an account of the player below nothing
 */
export function post(book: Book, postings: readonly Posting[]): Book {
  const after = { ...book };
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

export const PENDING = 1;
export const APPROVED = 2;
export const REJECTED = 3;
export const CANCELLED = 4;
export const EXPIRED = 5;

/** A line of the journal: what happened, and what it moved. It is kept by its id; a later version takes the place of an earlier. */
export interface Entry {
  id: string;
  playerId: string;
  source: Schemas['TransactionSource'];
  status: Schemas['TransactionStatus'];
  /** 1 the balance grew, 2 it shrank. */
  type: Schemas['TransactionType'];
  /** By how much the balance of real money changed, or would; 0 where bonus money alone moved. */
  amount: number;
  /** The balance of real money afterwards; null where nothing has moved. */
  balanceAfter: number | null;
  /** For the player, pt-BR. */
  description: string;
  /** The id of what caused it. */
  reference: string | null;
  /** When it came about, in milliseconds since 1970. */
  at: number;
  postings: readonly Posting[];
}

/** What is told of a movement by whoever causes it. */
export type Cause = Pick<Entry, 'id' | 'playerId' | 'source' | 'description' | 'reference' | 'at'> & Partial<Pick<Entry, 'status'>>;

/**
 * Posts and writes it down.
 *
 * @throws LedgerError as {@link post} does
 */
export function record(book: Book, cause: Cause, postings: readonly Posting[]): { book: Book; entry: Entry } {
  const after = post(book, postings);
  const change = after.real - book.real;
  const entry: Entry = {
    ...cause,
    status: cause.status ?? APPROVED,
    type: change < 0 ? 2 : 1,
    amount: Math.abs(change),
    balanceAfter: after.real,
    postings,
  };
  return { book: after, entry };
}

/**
 * Files entries in a journal that is kept by id, the oldest first. A later version of an entry takes its place; one that
 * had moved nothing until now goes to the end, so that each balance follows from the one before it.
 */
export function file(journal: Map<string, Entry>, entries: Iterable<Entry>): void {
  for (const entry of entries) {
    if (journal.get(entry.id)?.balanceAfter === null) journal.delete(entry.id);
    journal.set(entry.id, entry);
  }
}

/** The book that a journal leads to. */
export function replay(journal: Iterable<Entry>): Book {
  let book = EMPTY_BOOK;
  for (const { postings } of journal) book = post(book, postings);
  return book;
}

/** What the transactions come to that count, those with a balance afterwards: always the balance of real money. */
export function sumOf(journal: Iterable<Entry>): number {
  let sum = 0;
  for (const { type, amount, balanceAfter } of journal) if (balanceAfter !== null) sum += type === 1 ? amount : -amount;
  return sum;
}

/** Whether an entry is one of the player's transactions: it changed the balance, or tried to. Moves of bonus money alone are none. */
export const isTransaction = ({ amount }: Entry): boolean => amount > 0;

/** An entry as the contract shows a transaction. */
export function shownTransaction(entry: Entry): Schemas['Transaction'] {
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
