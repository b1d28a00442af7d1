/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WalletSummary } from './wallet-summary';

/**
 * The sums of one player.
 */
export interface WalletAnswer {
  data: WalletSummary;
}
