/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResultsStatement } from './results-statement';

/**
 * The results of one period.
 */
export interface ResultsStatementAnswer {
  data: ResultsStatement;
}
