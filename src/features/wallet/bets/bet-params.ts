import { BetKind } from '@generated/api/model/bet-kind';
import { BetResult } from '@generated/api/model/bet-result';
import type { ListBetsParams } from '@generated/api/model/list-bets-params';

import { parsePage } from '@/product/page-parameter';

import { parseDays } from '../list-params';

/** Filter and page of the history of bets, which are in the URL. */
export type BetFilter = Omit<ListBetsParams, 'per_page'>;

/** Maximum length in characters of the searched name of a game. */
export const MAX_GAME_LENGTH = 60;

/** Parses filter and page of the URL, ignores unknown values and cuts a long name. The page is 1 by default. */
export function parseBetFilter(search: URLSearchParams): BetFilter {
  const kind = Object.values(BetKind).find((known) => known === search.get('kind'));
  const result = Object.values(BetResult).find((known) => known === search.get('result'));
  const game = search.get('game')?.trim().slice(0, MAX_GAME_LENGTH);
  return { ...(kind && { kind }), ...(game && { game }), ...(result && { result }), ...parseDays(search), page: parsePage(search) };
}
