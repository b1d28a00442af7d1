import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

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

/** A bet of the player, as the journal has it and as the list reports it. */
export interface BetClaim {
  /** Act of this browser; undefined for a bet that it did not place. */
  readonly asked?: PlaceDoubleBetRequest | undefined;
  /** Bet as acknowledged; null without an answer. */
  readonly placed: DoubleBet | null;
  /** True if the player has cancelled the bet on this device, and it was not refused. */
  readonly cancelled: boolean;
  /** Bet in the list; null if missing. */
  readonly reported: DoubleBet | null;
  /** Act of the same amount without an effect, which a bet that this browser did not place contradicts. */
  readonly lost?: PlaceDoubleBetRequest | undefined;
}
