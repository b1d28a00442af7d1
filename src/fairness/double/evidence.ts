import type { RoundEvidence } from '../core/evidence';
import { isFinding } from '../core/evidence';
import type { FairFact } from '../core/fair-checks';
import { statedPayments } from '../core/payments';
import type { Beacon } from '../core/signatures';
import { betText, rollLabel } from './rules';
import type { DoubleEvidence, Watching } from './checks/claims';
import { GAPS } from './checks/findings';
import { verifyRound } from './checks/verify';
import { verifyBets } from './checks/verify-bets';
import { verifyChain } from './checks/verify-chain';
import { verifyFinalLists } from './checks/verify-final-lists';
import { betClaims, withoutOutdated } from './bet-claims';

/** Returns true for the evidence of a round. */
export const isDoubleRound = (evidence: RoundEvidence): evidence is DoubleEvidence => evidence.game === 'double' && !isFinding(evidence);

/** Watching of a verification long after the round, as that of a file. */
const AFTERWARDS: Watching = { isStale: false, isBeforeVisit: false, isOverdue: true };

/**
 * Verifies the evidence of a round, on the site and from a file.
 *
 * @param beacon beacon that the verifier trusts
 * @param watching by default, the round is long over
 * @returns the checks of the round and of all bets, and the results of the player's bets, oldest first; no bets if they could not be read
 * @throws {Error} without WebCrypto, or if the code that verifies signatures cannot be loaded
 */
export async function verifyDoubleEvidence(evidence: DoubleEvidence, beacon: Beacon, watching = AFTERWARDS) {
  const { round, chain, chain_seen_at: seenAt, receipt_keys, player, journal, reported } = evidence;
  const { isStale, isOverdue } = watching;
  const claims = betClaims(journal, reported ?? []);
  const isBeforeVisit = watching.isBeforeVisit && claims.length === 0;
  const chainChecks = chain === null ? [] : await verifyChain(chain, beacon, seenAt);
  const checks = await verifyRound(evidence, { isStale, isBeforeVisit }, chainChecks);
  if (reported === null) return { checks: [...checks, GAPS.betsUnread], bets: [] };
  const keys = receipt_keys.length === 0 ? null : receipt_keys;
  // Only a visitor has no id, and no bets.
  const bets = await verifyBets({ round, bets: claims, keys, player: player ?? '', isOverdue });
  const lists = round.server_seed === null ? [] : verifyFinalLists(journal, withoutOutdated(reported));
  return { checks: [...checks, ...lists, ...bets.flatMap((bet) => bet.checks)], bets };
}

/** Lists what must be in the player's transactions about the bets of a round; nothing if the bets could not be read. */
export const doublePayments = ({ reported }: DoubleEvidence) => statedPayments(reported ?? []);

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
      .map((bet, index): FairFact => [`Aposta ${index + 1}`, `${betText(bet)}, código ${bet.id}`]),
  ];
}
