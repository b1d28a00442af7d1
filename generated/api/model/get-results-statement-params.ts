/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResultsPeriod } from './results-period';

export type GetResultsStatementParams = {
/**
 * The year, or the month, that is wanted. It must have begun.
 */
period: ResultsPeriod;
};
