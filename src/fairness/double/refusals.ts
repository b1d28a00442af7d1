import { formatCounted } from '@/shared/format/number';

import type { FairCheck } from '../core/fair-checks';
import { failedCheck, uncheckedItem } from '../core/fair-checks';
import { COLOR_RULES, SLOT_COUNT } from './rules';
import type { Attempt } from './journal';

/**
 * Odds against chance from which on refusals are orange or red (SPEC G16). However often they are computed, an honest table reaches
 * them with a probability of at most 1 in 100, or 1 in a million (Ville's inequality).
 */
const ORANGE_ODDS = 100;
const RED_ODDS = 1_000_000;

/** Returns true if the operator gains: the bet would have won, or the bet that was not cancelled has lost. */
const isGain = ({ type, color, winner }: Attempt) => (type === 'bet') === (color === winner);

/** Formats '7 de 7 apostas recusadas, sem resposta ou anuladas teriam ganhado'; null without attempts. */
export function refusalText(attempts: readonly Attempt[]): string | null {
  const [bets, cancellations] = ['bet', 'cancel'].map((type) => attempts.filter((attempt) => attempt.type === type)) as [
    Attempt[],
    Attempt[],
  ];
  const gains = (some: readonly Attempt[]) => some.filter(isGain).length;
  const parts = [
    `${gains(bets)} de ${formatCounted(bets.length, 'aposta recusada, sem resposta ou anulada', 'apostas recusadas, sem resposta ou anuladas')} ${gains(bets) === 1 ? 'teria' : 'teriam'} ganhado`,
    `${gains(cancellations)} de ${formatCounted(cancellations.length, 'retirada recusada teria', 'retiradas recusadas teriam')} evitado uma perda`,
  ].filter((_, index) => [bets, cancellations][index]?.length !== 0);
  return parts.length === 0 ? null : parts.join('; ');
}

/**
 * Returns the odds that the acts are refused in the operator's favour more often than by chance: the product of predicted by true
 * chances, where the prediction for the n-th attempt is (gains so far + 1) / (n + 1). 1 if it gained less often than by chance.
 */
export function refusalOdds(attempts: readonly Attempt[]): number {
  let [odds, gains, expected] = [1, 0, 0];
  for (const [index, attempt] of attempts.entries()) {
    const winning = COLOR_RULES[attempt.color].slots / SLOT_COUNT;
    const chance = attempt.type === 'bet' ? winning : 1 - winning;
    const predicted = (gains + 1) / (index + 2);
    odds *= isGain(attempt) ? predicted / chance : (1 - predicted) / (1 - chance);
    gains += isGain(attempt) ? 1 : 0;
    expected += chance;
  }
  return gains > expected ? odds : 1;
}

/** Verifies that refused bets would not have won more often than by chance. Returns no checks below the odds for orange. */
export function verifyRefusals(attempts: readonly Attempt[]): FairCheck[] {
  const odds = refusalOdds(attempts);
  const text = refusalText(attempts);
  if (odds < ORANGE_ODDS || text === null) return [];
  const name = 'Apostas recusadas';
  return odds < RED_ODDS
    ? [uncheckedItem(name, `${text}: por acaso, isso acontece com menos de 1 em cada 100 jogadores.`)]
    : [failedCheck(name, 'recusas sem relação com o resultado', `${text}: por acaso, menos de 1 vez em um milhão`)];
}
