import type { ListTransactionsParams } from '@generated/api/model/list-transactions-params';
import type { TransactionStatus } from '@generated/api/model/transaction-status';
import type { TransactionType } from '@generated/api/model/transaction-type';
import { TransactionSource } from '@generated/api/model/transaction-source';

/** Which transactions are shown: what the contract's call takes, as the address has it. */
export type TransactionFilter = Omit<ListTransactionsParams, 'per_page'>;

const SOURCES = Object.values(TransactionSource);
const TYPES: readonly TransactionType[] = [1, 2];
const STATUSES: readonly TransactionStatus[] = [1, 2, 3, 4, 5, 6, 7];

/** Reads an address; what is none of the contract's values is left out. */
export function filterOf(search: URLSearchParams): TransactionFilter {
  const number = (name: string) => Number(search.get(name) ?? Number.NaN);
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  const source = SOURCES.find((one) => one === search.get('source'));
  const type = TYPES.find((one) => one === number('type'));
  const status = STATUSES.find((one) => one === number('status'));
  const page = number('page');
  return {
    ...(source && { source }),
    ...(type && { type }),
    ...(status && { status }),
    ...(from !== undefined && { from }),
    // An end before the beginning is no stretch of days.
    ...(to !== undefined && (from === undefined || from <= to) && { to }),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Whether anything is filtered out. */
export function isFiltered(filter: TransactionFilter): boolean {
  return Object.keys(filter).some((name) => name !== 'page');
}

/** An address with a change to its filter, which begins at the first page. '' takes a part out. */
export function withFilter(search: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

const DAY = 86_400_000;

/** A day some days before another. @param day YYYY-MM-DD */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
