/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesClientSeed } from './mines-client-seed';
import type { MinesCount } from './mines-count';

/**
 * What a game begins with.
 */
export interface StartMinesGameRequest {
  /**
     * The stake in cents of BRL, from min_bet to max_bet of getMinesConfig.
     * @minimum 1
     * @maximum 9007199254740991
     */
  amount: number;
  mines: MinesCount;
  client_seed: MinesClientSeed;
}
