/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CatalogueSlug } from './catalogue-slug';
import type { Id } from './id';

/**
 * The provider of a game.
 */
export interface GameProvider {
  /** The id of the provider. */
  id: Id;
  /**
     * The name of the provider.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  slug: CatalogueSlug;
}
