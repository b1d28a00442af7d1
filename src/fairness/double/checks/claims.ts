import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import type { FairCheck } from '../../core/fair-checks';
import type { PlacedBet } from '../journal';

/** Statement about a round, as far as it is verified. */
export type StatedRound = Omit<DoubleRound, 'server_time' | 'totals'>;

/** Commitment to a round, as this browser received it before betting closed. */
export interface Commitment {
  readonly round: number;
  /** SHA-256 of the round's server seed. */
  readonly hash: string;
  readonly public_seed: string;
  readonly chain_id: string;
}

/** A chain as it was first announced. */
export interface KnownChain {
  readonly chain: DoubleChain;
  /** Checks of its announcements and its public seed. */
  readonly checks: readonly FairCheck[];
  /** True if the chain was last read before the round, so that its public seed may be outdated. */
  readonly isStale: boolean;
}

/** A bet of the player, as the journal has it and as the list reports it. */
export interface BetClaim {
  /** Act of this browser; undefined for a bet that it did not place. */
  readonly asked?: PlaceDoubleBetRequest | undefined;
  /** Bet as the answer to the act showed it; null if it was refused or got no answer. */
  readonly placed: PlacedBet | null;
  /** True if every answer refused the bet. */
  readonly isRefused?: boolean;
  /** True if the player has cancelled the bet on this device, and the cancellation was not refused. */
  readonly cancelled: boolean;
  /** Bet in the list; null if missing. */
  readonly reported: DoubleBet | null;
  /** Unanswered bet, or refused one of the same amount, if this browser did not place the listed one. The list then contradicts it. */
  readonly lost?: PlaceDoubleBetRequest | undefined;
}
