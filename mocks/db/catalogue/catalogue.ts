import type { Random } from '../../domain/random';
import { generateCatalogue } from './generate';
import type { Category, Game, Provider } from './model';
import { createGameIndex } from './game-index';
import type { GameFilter } from './game-index';

interface GameQuery extends GameFilter {
  /** Text that is searched without regard to accents, case and small typos. */
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** Catalogue of games. It never changes, so everything is indexed. */
export interface Catalogue {
  categories: readonly Category[];
  providers: readonly Provider[];
  games: readonly Game[];
  /** Returns a game by id or slug; undefined if there is none. */
  game(id: string): Game | undefined;
  /** Returns a provider by id or slug; undefined if there is none. */
  provider(id: string): Provider | undefined;
  /** Returns one page, counted from 1 and empty after the last, and the number of all matching games. */
  page(query: GameQuery): { games: Game[]; total: number };
  /** Returns up to `count` other games of the same category: those with the same motif first, then the most popular. */
  related(game: Game, count: number): Game[];
}

/** Creates a catalogue of `size` games; the same seed gives the same games. */
export function createCatalogue(random: Random, size: number): Catalogue {
  const { games, providers, categories } = generateCatalogue(random, size);
  const byKey = new Map(games.flatMap((game) => [[game.id, game] as const, [game.slug, game] as const]));
  const providerByKey = new Map(providers.flatMap((provider) => [[provider.id, provider] as const, [provider.slug, provider] as const]));
  const gameIndex = createGameIndex(games);
  const at = (index: number) => games[index] ?? [];

  return {
    categories,
    providers,
    games,
    game: (id) => byKey.get(id),
    provider: (id) => providerByKey.get(id),
    page({ page, perPage, ...wanted }) {
      const shelf = gameIndex.find(wanted);
      const start = (page - 1) * perPage;
      return { games: [...shelf.subarray(start, start + perPage)].flatMap(at), total: shelf.length };
    },
    related(game, count) {
      const shelf = [...gameIndex.find({ sort: 'popular', categoryId: game.category.id })].flatMap(at);
      const others = shelf.filter(({ id }) => id !== game.id);
      const alike = others.filter(({ motif }) => motif === game.motif);
      return [...new Set([...alike, ...others])].slice(0, count);
    },
  };
}
