import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { RoundEvidence } from '../../core/evidence';
import type { DoubleLine, OwnBet } from '../journal';
import type { Change } from './findings';

/** Round as the operator stated it, without the fields that no check reads. */
export type StatedRound = Omit<DoubleRound, 'server_time' | 'totals'>;

/** Commitment to a round, as this browser received it before betting closed. */
export interface Commitment {
  readonly round: number;
  /** SHA-256 of the round's server seed. */
  readonly hash: string;
  readonly public_seed: string;
  readonly chain_id: string;
}

/** Inputs of a round's verification. Players export them: the field names must not change. */
export interface DoubleEvidence extends RoundEvidence {
  readonly game: 'double';
  /** Statement about the round, without what no check reads. */
  readonly round: StatedRound;
  /** Commitment to this round, or to an earlier one of its chain; null if the browser saw none. */
  readonly commitment: Commitment | null;
  /** Server seed of the round before, in the same chain; null if unknown. */
  readonly previous_seed: string | null;
  /** Chain as first announced; null if the browser did not know it. */
  readonly chain: DoubleChain | null;
  /** Time in epoch ms at which this browser first saw the chain; null if unknown. */
  readonly chain_seen_at: number | null;
  /** Keys of the receipts, each as it was published first; empty if they could not be read. */
  readonly receipt_keys: readonly Pick<ReceiptKey, 'id' | 'public_key'>[];
  /** The player's id; null for a visitor. */
  readonly player: string | null;
  /** Acts of this browser on the round, with their answers. */
  readonly journal: readonly DoubleLine[];
  /** Bets in the player's list, newest first; null if it could not be read. */
  readonly reported: readonly DoubleBet[] | null;
  /** Statements of the operator that contradict earlier ones, as this browser saw them. */
  readonly changes: readonly Change[];
  /** True if the table changed its chain before the end, or restarted its numbering. */
  readonly is_restarted: boolean;
}

/** Facts about a round that only the browser that watches the table knows. */
export interface Watching {
  /** True if the chain was last read before the round, so that its public seed may be outdated. */
  readonly isStale: boolean;
  /** True if the round ended before this browser first visited the table (SPEC G14). */
  readonly isBeforeVisit: boolean;
  /** True if the limit for the settlement of bets has passed. */
  readonly isOverdue: boolean;
}

/** A bet of the player, as the journal has it and as the list reports it. A bet that this browser did not place has no `asked`. */
export interface BetClaim extends Pick<OwnBet, 'placed'>, Partial<Omit<OwnBet, 'placed'>> {
  /** Bet in the list; null if missing. */
  readonly reported: DoubleBet | null;
  /** Bet of the same id in the list, with other values; undefined if there is none. */
  readonly other?: DoubleBet | undefined;
  /** Unanswered bet, or refused one of the same amount, if this browser did not place the listed one. The list then contradicts it. */
  readonly lost?: PlaceDoubleBetRequest | undefined;
}
