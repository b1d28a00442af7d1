import type { DoubleBet } from '@generated/api/model/double-bet';

import type { FairCheck } from '../../core/fair-checks';
import { compareTexts } from '../../core/fair-checks';
import type { DoubleLine, ListedBet } from '../journal';
import { listedBets } from '../journal';

/**
 * Compares the list of bets after the round with each one in the journal, read after the end of betting: since then, no bet may have
 * appeared, vanished or been cancelled. The state of a bet that one of the lists does not know is not compared.
 */
export function verifyFinalLists(journal: readonly DoubleLine[], reported: readonly DoubleBet[]): FairCheck[] {
  const later = listedBets(reported);
  return journal.flatMap(({ listed }) => {
    if (listed === undefined) return [];
    const unknown = new Set([...listed, ...later].flatMap(({ id, state }) => (state === 'unknown' ? id : [])));
    const [before, after] = [listed, later].map((bets) => listText(bets, unknown));
    return compareTexts('Lista lida depois do fim das apostas', before ?? '', after ?? '');
  });
}

const listText = (bets: readonly ListedBet[], unknown: ReadonlySet<string>) =>
  [...new Set(bets.map(({ id, state }) => (state === 'cancelled' && !unknown.has(id) ? `${id} (retirada)` : id)))].toSorted().join(', ') ||
  'sem apostas';
