/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendar-date';
import type { PageParameter } from './page-parameter';
import type { PerPageParameter } from './per-page-parameter';
import type { TransactionSource } from './transaction-source';
import type { TransactionStatus } from './transaction-status';
import type { TransactionType } from './transaction-type';

export type ListTransactionsParams = {
/**
 * Only transactions from this source.
 */
source?: TransactionSource;
/**
 * Only credits (1) or only debits (2).
 */
type?: TransactionType;
/**
 * Only transactions of this status.
 */
status?: TransactionStatus;
/**
 * The first day, in America/Sao_Paulo.
 */
from?: CalendarDate;
/**
 * The last day, in America/Sao_Paulo.
 */
to?: CalendarDate;
/**
 * A page number.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * A page size.
 * @minimum 1
 * @maximum 60
 */
per_page?: PerPageParameter;
};
