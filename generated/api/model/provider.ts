/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CatalogueSlug } from './catalogue-slug';
import type { Id } from './id';
import type { ImageUrl } from './image-url';

/**
 * A provider of games.
 */
export interface Provider {
  /** The id of the provider. */
  id: Id;
  /**
     * The name of the provider.
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
