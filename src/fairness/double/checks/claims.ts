import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { FairCheck } from '../../core/fair-checks';

/** Commitment as received before betting closed. */
export interface Commitment {
  readonly round: number;
  readonly hash: string;
  readonly public_seed: string;
  readonly chain_id: string;
  /** Terminal hash of the chain; null if the browser did not know it then. */
  readonly terminal_hash: string | null;
}

/** A chain as it was first announced. */
export interface KnownChain {
  readonly chain: DoubleChain;
  /** Checks of its announcements and its public seed. */
  readonly checks: readonly FairCheck[];
  /** True if the configuration could not be read since the round. */
  readonly isStale: boolean;
}

/** A bet of the player, as it was placed and as the list reports it. */
export interface BetClaim {
  /** Bet as placed; null if on another device. */
  readonly placed: DoubleBet | null;
  readonly asked?: PlaceDoubleBetRequest | undefined;
  /** True if the player has cancelled the bet on this device. */
  readonly cancelled: boolean;
  /** Bet in the list; null if missing. */
  readonly reported: DoubleBet | null;
  /** Keys published when the bet was placed; null if they could not be read. */
  readonly keys: readonly ReceiptKey[] | null;
}
