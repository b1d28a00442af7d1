import type { DoubleBet } from '@generated/api/model/double-bet';

import type { FairCheck } from '../../core/fair-checks';
import { compareTexts } from '../../core/fair-checks';
import type { DoubleLine, ListedBet } from '../journal';
import { listedBets } from '../journal';

/**
 * Compares the list of bets after the round with each one in the journal, read after the end of betting: since then, no bet may have
 * appeared, vanished or been cancelled. Returns no checks if a bet has a status that is unknown to this version.
 */
export function verifyFinalLists(journal: readonly DoubleLine[], reported: readonly DoubleBet[]): FairCheck[] {
  const later = listedBets(reported);
  if (later === null) return [];
  const seen = journal.flatMap(({ listed }) => (listed === undefined ? [] : [listed]));
  return seen.map((listed) => compareTexts('Lista lida depois do fim das apostas', listText(listed), listText(later)));
}

const listText = (bets: readonly ListedBet[]) =>
  [...new Set(bets.map(({ id, state }) => (state === 'cancelled' ? `${id} (retirada)` : id)))].toSorted().join(', ') || 'sem apostas';
