import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import { formatMoney } from '@/shared/format/money';

import type { RoundEvidence } from '../core/evidence';
import { isFinding } from '../core/evidence';
import type { FairCheck, FairFact } from '../core/fair-checks';
import type { StatedPayment } from '../core/payments';
import type { Beacon } from '../core/signatures';
import { onColor, rollLabel } from './rules';
import type { Commitment, StatedRound } from './checks/claims';
import type { Change } from './checks/findings';
import { GAPS } from './checks/findings';
import { verifyRound } from './checks/verify';
import type { BetResult } from './checks/verify-bets';
import { verifyBets } from './checks/verify-bets';
import { verifyChain } from './checks/verify-chain';
import { betClaims } from './bet-claims';
import type { DoubleLine } from './journal';

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

/** Returns true for the evidence of a round. */
export const isDoubleRound = (evidence: RoundEvidence): evidence is DoubleEvidence => evidence.game === 'double' && !isFinding(evidence);

/** Facts about a round that only the browser that watches the table knows. */
export interface Watching {
  /** True if the chain was last read before the round, so that its public seed may be outdated. */
  readonly isStale: boolean;
  /** True if the round ended before this browser first visited the table (SPEC G14). */
  readonly isBeforeVisit: boolean;
  /** True if the limit for the settlement of bets has passed. */
  readonly isOverdue: boolean;
}

const AFTERWARDS: Watching = { isStale: false, isBeforeVisit: false, isOverdue: true };

/** Results of the verification of a round. */
interface VerifiedDouble {
  /** Checks of the round and of all bets. */
  readonly checks: readonly FairCheck[];
  /** Results of the player's bets, oldest first. */
  readonly bets: readonly BetResult[];
}

/**
 * Verifies the evidence of a round, on the site and from a file.
 *
 * @throws {Error} without WebCrypto
 */
export async function verifyDoubleEvidence(evidence: DoubleEvidence, beacon: Beacon, watching = AFTERWARDS): Promise<VerifiedDouble> {
  const { round, commitment, previous_seed, chain, chain_seen_at: seenAt, receipt_keys, player, journal, reported, changes } = evidence;
  const { isStale, isBeforeVisit, isOverdue } = watching;
  const claims = betClaims(journal, reported ?? []);
  const checks = await verifyRound({
    round,
    commitment: commitment ?? undefined,
    previousSeed: previous_seed ?? undefined,
    chain: chain === null ? undefined : { chain, checks: await verifyChain(chain, beacon, seenAt), isStale },
    changes,
    isRestarted: evidence.is_restarted,
    isBeforeVisit: isBeforeVisit && claims.length === 0,
  });
  if (reported === null) return { checks: [...checks, GAPS.betsUnread], bets: [] };
  const keys = receipt_keys.length === 0 ? null : receipt_keys;
  // Only a visitor has no id, and no bets.
  const bets = await verifyBets({ round, bets: claims, keys, player: player ?? '', isOverdue });
  return { checks: [...checks, ...bets.flatMap((bet) => bet.checks)], bets };
}

/** Lists what must be in the player's transactions about the bets of a round. */
export const doublePayments = ({ reported }: DoubleEvidence): StatedPayment[] =>
  (reported ?? []).flatMap(({ id, amount: stake, payout }) =>
    typeof stake === 'number' && typeof payout === 'number' ? [{ id, stake, payout }] : [],
  );

/** Lists the inputs of the verification for a receipt. */
export function evidenceFacts({ round, chain, previous_seed, journal, reported }: DoubleEvidence): FairFact[] {
  const { roll, status, server_seed, server_seed_hash, public_seed, chain_id } = round;
  const noNumber = status === 'voided' ? 'anulada, apostas devolvidas' : '–';
  return [
    ['Rodada', String(round.round)],
    ['Resultado', roll === null ? noNumber : rollLabel(roll)],
    ['Semente do servidor', server_seed ?? 'revelada no fim das apostas'],
    ['Hash da semente', server_seed_hash],
    ['Semente pública', public_seed],
    ['Sequência', chain_id],
    ...(chain === null
      ? []
      : ([
          ['Sorteio público', String(chain.beacon_round)],
          ['Hash final da sequência', chain.terminal_hash],
          ...(chain.terminal_hash_posts ?? []).map((address) => ['Hash final publicado em', address] as const),
        ] satisfies FairFact[])),
    ['Semente da rodada anterior', previous_seed ?? 'não encontrada'],
    ...betClaims(journal, reported ?? [])
      .flatMap((claim) => claim.placed ?? claim.reported ?? [])
      .map(({ id, color, amount }, index): FairFact => [`Aposta ${index + 1}`, `${formatMoney(amount)} ${onColor(color)}, código ${id}`]),
  ];
}
