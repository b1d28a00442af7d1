import { listGames } from '@generated/api/lobby';
import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { yieldToMain } from '@/shared/lib/yield-to-main';
import { createSearchIndex } from '@/shared/text-index/search-index';

/** All games, for a search in the browser. */
export interface Catalogue {
  /**
   * Finds games by name or provider; none for a text without letters and digits. `min_bet_max` leaves out games with an unknown minimum
   * stake. The order `popular` is best match first, then most played; so is `new`, because no date is known. `rtp` is highest first.
   */
  find(text: string, filter: CatalogueFilter): Game[];
}

/** Filters and order of a search. `rtp_min` is the lowest RTP in percent, `min_bet_max` the highest minimum stake in cents. */
export type CatalogueFilter = Pick<ListGamesParams, 'category_id' | 'provider_id' | 'rtp_min' | 'min_bet_max' | 'volatility' | 'sort'>;

/** Maximum number of games to download, which a phone can still search. The backend searches larger catalogues. */
export const MAX_GAMES = 6000;
/** Items per page: the maximum of the contract. */
const PER_PAGE = 60;
const CONCURRENT_REQUESTS = 4;

/**
 * Fetches all games, most played first; null if there are more than `MAX_GAMES`.
 *
 * @throws {ApiError} if a page fails to load
 */
export async function loadCatalogue(signal: AbortSignal): Promise<Catalogue | null> {
  const pageAt = (page: number) => listGames({ page, per_page: PER_PAGE, sort: 'popular' }, { signal });
  const first = await pageAt(1);
  const { total, last_page: last } = first.meta;
  if (total > MAX_GAMES) return null;
  const pages: Game[][] = [first.data];
  let next = 2;
  const fetchRemaining = async (): Promise<void> => {
    for (let page = next; page <= last; page = next) {
      next += 1;
      pages[page - 1] = (await pageAt(page)).data;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, fetchRemaining));
  return createCatalogue(pages);
}

/**
 * Indexes pages of games, yielding to the main thread.
 *
 * @param pages in order; a game that moves to the next page between requests is indexed once
 */
export async function createCatalogue(pages: readonly (readonly Game[])[]): Promise<Catalogue> {
  const index = createSearchIndex();
  const games: Game[] = [];
  const ids = new Set<string>();
  let lastYield = performance.now();
  for (const page of pages) {
    const newGames = page.filter(({ id }) => !ids.has(id));
    for (const { id } of newGames) ids.add(id);
    games.push(...newGames);
    index.add(newGames.map(({ name, provider }) => ({ name, keywords: provider.name })));
    if (performance.now() - lastYield > MAX_TASK_MS) {
      await yieldToMain();
      lastYield = performance.now();
    }
  }
  // Sorts the word list now, not at the first key press.
  index.find('a');
  const byName = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
  // The order `popular` is that of the index. Games have no date for the order `new`.
  const orders: Partial<Record<string, (a: Game, b: Game) => number>> = {
    name: (a, b) => byName.compare(a.name, b.name),
    rtp: (a, b) => b.rtp - a.rtp,
  };
  return {
    find(text, filter) {
      const { category_id: category, provider_id: provider, rtp_min: rtp = 0, min_bet_max: stake = Infinity } = filter;
      const { volatility, sort = 'popular' } = filter;
      const matches = Array.from(index.find(text), (gameIndex) => games[gameIndex]).filter((game) => game !== undefined);
      const filtered = matches.filter(
        (game) =>
          (category === undefined || game.category.id === category) &&
          (provider === undefined || game.provider.id === provider) &&
          game.rtp >= rtp &&
          (volatility === undefined || game.volatility === volatility) &&
          (stake === Infinity || (game.min_bet !== 'unknown' && game.min_bet <= stake)),
      );
      const order = orders[sort];
      return order === undefined ? filtered : filtered.sort(order);
    },
  };
}

/** Time after which the indexing yields: half a frame, so that it delays no input. */
const MAX_TASK_MS = 8;
