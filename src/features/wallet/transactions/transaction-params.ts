import type { ListTransactionsParams } from '@generated/api/model/list-transactions-params';
import type { TransactionStatus } from '@generated/api/model/transaction-status';
import type { TransactionType } from '@generated/api/model/transaction-type';
import { TransactionSource } from '@generated/api/model/transaction-source';

import { parsePage } from '@/product/page-parameter';

import { parseDays } from '../list-params';

/** Filter and page of the list of transactions, which are in the URL. */
export type TransactionFilter = Omit<ListTransactionsParams, 'per_page'>;

const SOURCES = Object.values(TransactionSource);
const TYPES: readonly TransactionType[] = [1, 2];
const STATUSES: readonly TransactionStatus[] = [1, 2, 3, 4, 5, 6, 7];

/** Parses filter and page of the URL, and ignores unknown values. The page is 1 by default. */
export function parseFilter(search: URLSearchParams): TransactionFilter {
  const number = (name: string) => Number(search.get(name) ?? Number.NaN);
  const source = SOURCES.find((known) => known === search.get('source'));
  const type = TYPES.find((known) => known === number('type'));
  const status = STATUSES.find((known) => known === number('status'));
  return { ...(source && { source }), ...(type && { type }), ...(status && { status }), ...parseDays(search), page: parsePage(search) };
}
