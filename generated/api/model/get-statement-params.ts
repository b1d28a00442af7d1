/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendar-date';
import type { StatementGroup } from './statement-group';

export type GetStatementParams = {
/**
 * The first day; 29 days before the last where it is left out.
 */
from?: CalendarDate;
/**
 * The last day; today where it is left out.
 */
to?: CalendarDate;
/**
 * How long a bucket is.
 */
group?: StatementGroup;
};
