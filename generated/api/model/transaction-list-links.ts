/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Addresses of the neighbouring pages.
 */
export interface TransactionListLinks {
  /**
     * The first page.
     * @nullable
     */
  first?: string | null;
  /**
     * The last page.
     * @nullable
     */
  last?: string | null;
  /**
     * The page before, null on the first.
     * @nullable
     */
  prev?: string | null;
  /**
     * The page after, null on the last.
     * @nullable
     */
  next?: string | null;
}
