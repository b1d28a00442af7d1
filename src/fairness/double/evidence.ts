import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import { formatMoney } from '@/shared/format/money';

import type { RoundEvidence } from '../core/evidence';
import type { FairCheck, FairFact } from '../core/fair-checks';
import type { StatedPayment } from '../core/payments';
import type { Beacon } from '../core/signatures';
import { onColor, rollLabel } from './rules';
import type { Commitment, StatedRound } from './checks/claims';
import type { Change } from './checks/findings';
import { GAPS } from './checks/findings';
import { verifyRound } from './checks/verify';
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
  /** Bets in the player's list, newest first. */
  readonly reported: readonly DoubleBet[];
  /** Statements of the operator that contradict earlier ones, as this browser saw them. */
  readonly changes: readonly Change[];
  /** True if the table changed its chain before the end, or restarted its numbering. */
  readonly is_restarted: boolean;
}

/**
 * Verifies the evidence of a round, as the site did.
 *
 * @throws {Error} without WebCrypto
 */
export async function verifyDoubleEvidence(evidence: DoubleEvidence, beacon: Beacon): Promise<FairCheck[]> {
  const { round, commitment, previous_seed, chain, chain_seen_at: seenAt, receipt_keys: keys, player, journal, reported } = evidence;
  const { changes, is_restarted } = evidence;
  const checks = await verifyRound({
    round,
    commitment: commitment ?? undefined,
    previousSeed: previous_seed ?? undefined,
    chain: chain === null ? undefined : { chain, checks: await verifyChain(chain, beacon, seenAt), isStale: false },
    changes,
  });
  const bets = betClaims(journal, reported);
  // Only a visitor has no id, and no bets.
  const results = await verifyBets({ round, bets, keys, player: player ?? '', isOverdue: true });
  return [...checks, ...(is_restarted ? [GAPS.restarted] : []), ...results.flatMap((bet) => bet.checks)];
}

/** Lists what must be in the player's transactions about the bets of a round. */
export const doublePayments = ({ reported }: DoubleEvidence): StatedPayment[] =>
  reported.flatMap(({ id, amount: stake, payout }) =>
    typeof stake === 'number' && typeof payout === 'number' ? [{ id, stake, payout }] : [],
  );

/** Lists the inputs of the verification for a receipt. */
export function evidenceFacts({
  round,
  chain,
  previous_seed,
  journal,
  reported,
}: Pick<DoubleEvidence, 'round' | 'chain' | 'previous_seed' | 'journal' | 'reported'>): FairFact[] {
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
    ...betClaims(journal, reported)
      .flatMap((claim) => claim.placed ?? claim.reported ?? [])
      .map(({ id, color, amount }, index): FairFact => [`Aposta ${index + 1}`, `${formatMoney(amount)} ${onColor(color)}, código ${id}`]),
  ];
}
