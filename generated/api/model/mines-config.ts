/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { MinesMultipliers } from './mines-multipliers';
import type { Unknown } from './unknown';

/**
 * Stakes and multipliers of mines.
 */
export interface MinesConfig {
  /** The lowest stake in cents of BRL. */
  min_bet: Cents | Unknown;
  /** The highest stake in cents of BRL. */
  max_bet: Cents | Unknown;
  /** The highest payout in cents of BRL; a game that reaches it is cashed out by itself. */
  max_payout: Cents | Unknown;
  /**
     * The house edge in hundredths of a per cent; 100 is 1 %.
     * @minimum 0
     * @maximum 10000
     */
  edge_bp: number;
  multipliers: MinesMultipliers;
}
