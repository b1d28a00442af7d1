import { listGames } from '@generated/api/lobby';
import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { createSearchIndex } from './search-index';

/** Every game, searched on the spot. */
export interface Catalogue {
  /**
   * @param text what was typed
   * @param wanted filters and order; without an order the best matches come first, among equals the most played
   */
  find(text: string, wanted: CatalogueFilter): Game[];
}

export type CatalogueFilter = Pick<ListGamesParams, 'category_id' | 'provider_id' | 'rtp_min' | 'sort'>;

/** Beyond so many games the backend is asked instead: they would be too much to carry to a phone. */
export const MAX_GAMES = 6000;
/** The most that a page of the contract can hold. */
const PER_PAGE = 60;
const CONCURRENT_REQUESTS = 4;

/**
 * Fetches every game, the most played first.
 *
 * @param signal ends it
 * @returns null where there are too many
 * @throws {ApiError} where a page cannot be had
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
 * Indexes the games of a list, a page at a time.
 *
 * @param pages in their order; a game that moved from one to the next while they were fetched counts once
 */
export async function createCatalogue(pages: readonly (readonly Game[])[]): Promise<Catalogue> {
  const index = createSearchIndex();
  const games: Game[] = [];
  const known = new Set<string>();
  let lastYield = performance.now();
  for (const page of pages) {
    const fresh = page.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    games.push(...fresh);
    index.add(fresh.map(({ name, provider }) => ({ name, provider: provider.name })));
    if (performance.now() - lastYield > MAX_TASK_MS) {
      await nextTask();
      lastYield = performance.now();
    }
  }
  // The first search sorts the words: better now than under a key.
  index.find('a');
  const byName = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
  const orders: Partial<Record<string, (one: Game, other: Game) => number>> = {
    name: (one, other) => byName.compare(one.name, other.name),
    rtp: (one, other) => other.rtp - one.rtp,
  };
  return {
    find(text, { category_id: category, provider_id: provider, rtp_min: rtp = 0, sort = 'popular' }) {
      const found = Array.from(index.find(text), (place) => games[place]).filter((game) => game !== undefined);
      const wanted = found.filter(
        (game) =>
          (category === undefined || game.category.id === category) &&
          (provider === undefined || game.provider.id === provider) &&
          game.rtp >= rtp,
      );
      const order = orders[sort];
      return order === undefined ? wanted : wanted.sort(order);
    },
  };
}

/** How long it works at a stretch, in ms. */
const MAX_TASK_MS = 8;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
