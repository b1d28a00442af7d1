import type { FairCheck } from './fair-checks';
import { failedCheck, uncheckedItem } from './fair-checks';

/** An act of the player that was refused, or stayed without its effect. */
interface Refusal {
  /** Chance by the rules that the operator gains by it, above 0 and below 1. */
  readonly chance: number;
  /** True if the operator gained by it. */
  readonly isGain: boolean;
}

/**
 * Odds against chance from which on refusals are orange or red (SPEC G16). However often they are computed, an honest operator reaches
 * them with a probability of at most 1 in 100, or 1 in a million (Ville's inequality).
 */
const ORANGE_ODDS = 100;
const RED_ODDS = 1_000_000;

/**
 * Returns the odds that acts are refused in the operator's favour more often than by chance: the product of predicted by true chances,
 * where the prediction for the n-th act is (gains so far + 1) / (n + 1). 1 if it gained less often than by chance.
 */
function refusalOdds(refusals: readonly Refusal[]): number {
  let [odds, gains, expected] = [1, 0, 0];
  for (const [index, { chance, isGain }] of refusals.entries()) {
    const predicted = (gains + 1) / (index + 2);
    odds *= isGain ? predicted / chance : (1 - predicted) / (1 - chance);
    gains += isGain ? 1 : 0;
    expected += chance;
  }
  return gains > expected ? odds : 1;
}

/**
 * Checks that acts are not refused in the operator's favour more often than by chance. Returns no checks below the odds for orange.
 *
 * @param refusals all of them, not only those by which the operator gained
 * @param text beginning of the reason that the player reads, without a full stop
 */
export function checkRefusals(name: string, refusals: readonly Refusal[], text: string): FairCheck[] {
  const odds = refusalOdds(refusals);
  if (odds < ORANGE_ODDS) return [];
  return odds < RED_ODDS
    ? [uncheckedItem(name, `${text}: por acaso, isso acontece com menos de 1 em cada 100 jogadores.`)]
    : [failedCheck(name, 'recusas sem relação com o resultado', `${text}: por acaso, menos de 1 vez em um milhão`)];
}
