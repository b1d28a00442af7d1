/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Other names for one search.
 */
export interface SearchSynonym {
  /**
     * The names that players type (pt-BR).
     * @minItems 1
     * @maxItems 20
     * @items.minLength 2
     * @items.maxLength 60
     */
  words: string[];
  /**
     * What is searched as well (pt-BR).
     * @minLength 2
     * @maxLength 60
     */
  search: string;
}
