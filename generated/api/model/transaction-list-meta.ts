/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where in the list this page stands.
 */
export interface TransactionListMeta {
  /**
     * The number of this page.
     * @minimum 1
     */
  current_page?: number;
  /**
     * The number of the first item on this page, null when it is empty.
     * @minimum 1
     * @nullable
     */
  from?: number | null;
  /**
     * The number of the last page.
     * @minimum 1
     */
  last_page?: number;
  /**
     * The address of the list without its query.
     * @nullable
     */
  path?: string | null;
  /**
     * Items a page.
     * @minimum 1
     */
  per_page?: number;
  /**
     * The number of the last item on this page, null when it is empty.
     * @minimum 1
     * @nullable
     */
  to?: number | null;
  /**
     * Items in the whole list.
     * @minimum 0
     */
  total?: number;
}
