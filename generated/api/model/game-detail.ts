/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CatalogueSlug } from './catalogue-slug';
import type { Cents } from './cents';
import type { Game } from './game';
import type { GameCategory } from './game-category';
import type { GameHighlight } from './game-highlight';
import type { GameImageService } from './game-image-service';
import type { GameProvider } from './game-provider';
import type { GameRtp } from './game-rtp';
import type { GameVolatility } from './game-volatility';
import type { Id } from './id';
import type { ImageUrl } from './image-url';
import type { PaytableLine } from './paytable-line';
import type { Unknown } from './unknown';

/**
 * A game with what must be known before play.
 */
export interface GameDetail {
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
  /**
     * How the game is played (pt-BR), plain text; an empty line parts paragraphs.
     * @minLength 1
     * @maxLength 20000
     */
  rules: string;
  /**
     * What each outcome pays, the greatest first; empty where the game has no fixed table.
     * @maxItems 200
     */
  paytable: PaytableLine[];
  /**
     * The greatest win of a round, as a multiple of the stake.
     * @minimum 1
     * @maximum 1000000
     */
  max_win_multiplier: number;
  /**
     * One round in this many gives the greatest win.
     * @minimum 1
     * @maximum 9007199254740991
     */
  max_win_odds: number;
  /**
     * Games like this one, without it.
     * @maxItems 24
     */
  related: Game[];
}
