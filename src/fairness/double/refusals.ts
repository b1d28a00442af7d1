import { formatCounted } from '@/shared/format/number';

import type { FairCheck } from '../core/fair-checks';
import { uncheckedItem } from '../core/fair-checks';
import { COLOR_RULES, SLOT_COUNT } from './rules';
import type { Attempt } from './journal';

/**
 * Odds against chance from which on refusals are orange or red (SPEC G16). However often they are computed, an honest table reaches
 * them with a probability of at most 1 in 100, or 1 in a million (Ville's inequality).
 */
const ORANGE_ODDS = 100;
const RED_ODDS = 1_000_000;

const isWinner = ({ color, winner }: Attempt) => color === winner;

/** Formats '7 de 7 apostas recusadas, sem resposta ou anuladas teriam ganhado'; null without attempts. */
export function refusalText(attempts: readonly Attempt[]): string | null {
  if (attempts.length === 0) return null;
  const won = attempts.filter(isWinner).length;
  const all = formatCounted(attempts.length, 'aposta recusada, sem resposta ou anulada', 'apostas recusadas, sem resposta ou anuladas');
  return `${won} de ${all} ${won === 1 ? 'teria' : 'teriam'} ganhado`;
}

/**
 * Returns the odds that winning bets are refused more often than by chance: the product of predicted by true chances, where
 * the prediction for the n-th attempt is (wins so far + 1) / (n + 1). 1 if they won less often than by chance.
 */
export function refusalOdds(attempts: readonly Attempt[]): number {
  let [odds, won, expected] = [1, 0, 0];
  for (const [index, attempt] of attempts.entries()) {
    const chance = COLOR_RULES[attempt.color].slots / SLOT_COUNT;
    const predicted = (won + 1) / (index + 2);
    odds *= isWinner(attempt) ? predicted / chance : (1 - predicted) / (1 - chance);
    won += isWinner(attempt) ? 1 : 0;
    expected += chance;
  }
  return won > expected ? odds : 1;
}

/** Verifies that refused bets would not have won more often than by chance. Returns no checks below the odds for orange. */
export function verifyRefusals(attempts: readonly Attempt[]): FairCheck[] {
  const odds = refusalOdds(attempts);
  const text = refusalText(attempts);
  if (odds < ORANGE_ODDS || text === null) return [];
  const name = 'Apostas recusadas';
  return odds < RED_ODDS
    ? [uncheckedItem(name, `${text}: por acaso, isso acontece com menos de 1 em cada 100 jogadores.`)]
    : [{ name, passed: false, expected: 'recusas sem relação com o resultado', actual: `${text}: por acaso, menos de 1 vez em um milhão` }];
}
