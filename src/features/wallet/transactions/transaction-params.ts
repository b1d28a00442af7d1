import type { ListTransactionsParams } from '@generated/api/model/list-transactions-params';
import type { TransactionStatus } from '@generated/api/model/transaction-status';
import type { TransactionType } from '@generated/api/model/transaction-type';
import { TransactionSource } from '@generated/api/model/transaction-source';

export type TransactionFilter = Omit<ListTransactionsParams, 'per_page'>;

const SOURCES = Object.values(TransactionSource);
const TYPES: readonly TransactionType[] = [1, 2];
const STATUSES: readonly TransactionStatus[] = [1, 2, 3, 4, 5, 6, 7];

/** Parses the URL, ignoring unknown values. */
export function parseFilter(search: URLSearchParams): TransactionFilter {
  const number = (name: string) => Number(search.get(name) ?? Number.NaN);
  const [from, to] = [parseDay(search, 'from'), parseDay(search, 'to')];
  const source = SOURCES.find((known) => known === search.get('source'));
  const type = TYPES.find((known) => known === number('type'));
  const status = STATUSES.find((known) => known === number('status'));
  const page = number('page');
  return {
    ...(source && { source }),
    ...(type && { type }),
    ...(status && { status }),
    ...(from !== undefined && { from }),
    // An end before the start is ignored.
    ...(to !== undefined && (from === undefined || from <= to) && { to }),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

export function isFiltered(filter: TransactionFilter): boolean {
  return Object.keys(filter).some((name) => name !== 'page');
}

/** Changes the filter in the URL and returns to the first page. An empty value removes its parameter. */
export function withFilter(search: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function parseDay(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

const DAY_MS = 86_400_000;

/** Subtracts days from a YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
