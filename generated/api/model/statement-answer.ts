/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Statement } from './statement';

/**
 * One statement.
 */
export interface StatementAnswer {
  data: Statement;
}
