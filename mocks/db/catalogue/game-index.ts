import { createLruCache } from '../../domain/lru-cache';
import { fold } from './fold';
import type { Game } from './model';
import { createVocabulary } from './vocabulary';

/** Order of games: most popular, newest, by name, or highest return to player first. In a tie the more popular game is first. */
export type Sort = 'popular' | 'new' | 'name' | 'rtp';

/** Order of the games, and the conditions that a game must meet. An omitted condition excludes none. */
export interface GameFilter {
  sort: Sort;
  categoryId?: string | undefined;
  providerId?: string | undefined;
  /** Least return to player, in hundredths of a percent. */
  rtpMin?: number | undefined;
  /** Upper bound of the smallest bet, in cents. */
  minBetMax?: number | undefined;
  volatility?: Game['volatility'] | undefined;
  /** Text for {@link createVocabulary}. Blank text excludes none. */
  search?: string | undefined;
}

/** Maximum number of lists to keep (LRU). */
const MAX_CACHED_LISTS = 400;

/** Creates an index of sorted and filtered lists, built on first use and cached, so that a page is a slice. */
export function createGameIndex(games: readonly Game[]) {
  const cached = createLruCache<Uint32Array>(MAX_CACHED_LISTS);
  const vocabulary = createVocabulary(games.map(({ name }) => name));
  const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
  const orders: Record<Sort, (a: Game, b: Game) => number> = {
    popular: (a, b) => b.popularity - a.popularity,
    new: (a, b) => a.daysOld - b.daysOld || b.popularity - a.popularity,
    name: (a, b) => collator.compare(a.name, b.name) || b.popularity - a.popularity,
    rtp: (a, b) => b.rtp - a.rtp || b.popularity - a.popularity,
  };

  const sorted = (sort: Sort) =>
    cached(sort, () => {
      const order = orders[sort];
      const entries = games.map((game, index) => ({ game, index }));
      return Uint32Array.from(
        entries.sort((a, b) => order(a.game, b.game)),
        ({ index }) => index,
      );
    });

  return {
    /** Returns the indexes of the matching games in `games`, in the wanted order; without filters all. Callers must not change them. */
    find({ sort, categoryId, providerId, rtpMin, minBetMax, volatility, search }: GameFilter): Uint32Array {
      const text = fold(search ?? '').trim();
      const all = sorted(sort);
      if ([categoryId, providerId, rtpMin, minBetMax, volatility].every((filter) => filter === undefined) && text === '') return all;
      return cached(JSON.stringify([sort, categoryId, providerId, rtpMin, minBetMax, volatility, text]), () => {
        const found = text === '' ? undefined : vocabulary.find(text);
        return all.filter((index) => {
          const game = games[index];
          return (
            game !== undefined &&
            (found === undefined || found[index] === 1) &&
            (categoryId === undefined || game.category.id === categoryId) &&
            (providerId === undefined || game.provider.id === providerId) &&
            (rtpMin === undefined || game.rtp >= rtpMin) &&
            (minBetMax === undefined || game.minBet <= minBetMax) &&
            (volatility === undefined || game.volatility === volatility)
          );
        });
      });
    },
  };
}
