/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleBeacon } from './double-beacon';
import type { DoubleChain } from './double-chain';
import type { ReceiptKey } from './receipt-key';

/**
 * What a player needs to check double.
 */
export interface DoubleConfig {
  beacon: DoubleBeacon;
  /**
     * The keys of bet receipts.
     * @minItems 1
     * @maxItems 20
     */
  receipt_keys: ReceiptKey[];
  /** The chain of the current round. */
  chain: DoubleChain;
  /** The chain that follows, null until it is published. */
  next_chain: DoubleChain | null;
}
