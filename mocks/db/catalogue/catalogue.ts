import type { Random } from '../random';
import { generateCatalogue } from './generate';
import type { Category, Game, Provider } from './model';
import { createShelves } from './shelves';
import type { Shelf } from './shelves';

export interface GameQuery extends Shelf {
  /** Words of the name; accents, capitals and small slips do not matter. */
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** The games that the stand-in offers: never changed once made, so everything about them is indexed. */
export interface Catalogue {
  categories: readonly Category[];
  providers: readonly Provider[];
  games: readonly Game[];
  /** A game by its id or its slug. */
  game(id: string): Game | undefined;
  /** A provider by its id or its slug. */
  provider(id: string): Provider | undefined;
  /** One page of games, and how many there are in all. */
  page(query: GameQuery): { games: Game[]; total: number };
  /** Games that somebody who plays this one may like: of its theme or its category, never itself. */
  related(game: Game, count: number): Game[];
}

/**
 * Makes the catalogue of a world.
 *
 * @param random source of chance; the same gives the same games
 * @param size how many games
 */
export function createCatalogue(random: Random, size: number): Catalogue {
  const { games, providers, categories } = generateCatalogue(random, size);
  const byKey = new Map(games.flatMap((game) => [[game.id, game] as const, [game.slug, game] as const]));
  const providerByKey = new Map(providers.flatMap((provider) => [[provider.id, provider] as const, [provider.slug, provider] as const]));
  const shelves = createShelves(games);
  const at = (index: number) => games[index] ?? [];

  return {
    categories,
    providers,
    games,
    game: (id) => byKey.get(id),
    provider: (id) => providerByKey.get(id),
    page({ page, perPage, ...wanted }) {
      const shelf = shelves.shelf(wanted);
      const start = (page - 1) * perPage;
      return { games: [...shelf.subarray(start, start + perPage)].flatMap(at), total: shelf.length };
    },
    related(game, count) {
      const shelf = [...shelves.shelf({ sort: 'popular', categoryId: game.category.id })].flatMap(at);
      const others = shelf.filter(({ id }) => id !== game.id);
      const alike = others.filter(({ motif }) => motif === game.motif);
      return [...new Set([...alike, ...others])].slice(0, count);
    },
  };
}
