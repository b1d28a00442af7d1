import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { FairCheck } from '@/shared/fairness/fair-checks';

/** As received before betting closed. */
export interface Commitment {
  readonly round: number;
  readonly hash: string;
  readonly public_seed: string;
  readonly chain_id: string;
  /** Of the chain; null if the browser did not know it then. */
  readonly terminal_hash: string | null;
}

/** A chain as it was first announced. */
export interface KnownChain {
  readonly chain: DoubleChain;
  /** Of its announcements and its public seed. */
  readonly checks: readonly FairCheck[];
  /** The configuration could not be read since the round. */
  readonly isStale: boolean;
}

/** A bet of the player, as it was placed and as the list reports it. */
export interface BetClaim {
  /** Null: placed on another device. */
  readonly placed: DoubleBet | null;
  readonly asked?: PlaceDoubleBetRequest | undefined;
  /** The player has cancelled it on this device. */
  readonly cancelled: boolean;
  /** Null: missing from the list. */
  readonly reported: DoubleBet | null;
  /** Published when the bet was placed; null if they could not be read. */
  readonly keys: readonly ReceiptKey[] | null;
}
