/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CatalogueSlug } from './catalogue-slug';
import type { Id } from './id';
import type { ImageUrl } from './image-url';

/**
 * A category of games.
 */
export interface Category {
  /** The id of the category; 1 is slots and 2 live casino (R8, R9). */
  id: Id;
  /**
     * The name of the category (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  slug: CatalogueSlug;
  image: ImageUrl;
  /**
     * How many games it has.
     * @minimum 0
     * @maximum 1000000
     */
  games_count: number;
}
