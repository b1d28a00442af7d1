/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CatalogueSlug } from './catalogue-slug';
import type { Cents } from './cents';
import type { GameCategory } from './game-category';
import type { GameHighlight } from './game-highlight';
import type { GameImageService } from './game-image-service';
import type { GameProvider } from './game-provider';
import type { GameRtp } from './game-rtp';
import type { GameVolatility } from './game-volatility';
import type { Id } from './id';
import type { ImageUrl } from './image-url';
import type { Unknown } from './unknown';

/**
 * A game as a list shows it.
 */
export interface Game {
  /** The id of the game. */
  id: Id;
  /**
     * The name of the game.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  slug: CatalogueSlug;
  image: ImageUrl;
  image_cf: GameImageService | null;
  provider: GameProvider;
  category: GameCategory;
  rtp: GameRtp;
  volatility: GameVolatility | Unknown;
  /** The smallest stake of a round, in cents of BRL. */
  min_bet: Cents | Unknown;
  /** The greatest stake of a round, in cents of BRL. */
  max_bet: Cents | Unknown;
  /** Whether it came in the last 30 days. */
  is_new: boolean;
  highlight?: GameHighlight | Unknown;
}
