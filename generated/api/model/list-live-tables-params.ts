/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './page-parameter';
import type { PerPageParameter } from './per-page-parameter';

export type ListLiveTablesParams = {
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
