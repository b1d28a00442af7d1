import { KIND_FIGURES } from '../../domain/games/kind-figures';
import type { GameKind } from '../../domain/games/round';
import type { Random } from '../../domain/random';
import { CATEGORIES } from './categories';
import type { CategorySeed } from './categories';
import { slugify } from './fold';
import type { Category, Game, Provider } from './model';
import { inventName } from './names';
import { PROVIDER_NAMES } from './name-parts';

/** Age in days below which a game is marked as new. */
const NEW_FOR_DAYS = 30;
const FIRST_GAME_ID = 1001;
/** Number of providers that offer the live games. */
const LIVE_STUDIOS = 3;
/** Pages of the providers whose games do not speak the messages of the site, by name. */
const OTHER_PAGES: ReadonlyMap<string, Provider['page']> = new Map([
  // Araucária sends no messages, like most real providers.
  ['Araucária', 'plain-game'],
  // Barro Vermelho sends messages of its own, which a page of `frames/games` translates.
  ['Barro Vermelho', 'pragmatic-game'],
]);

/** Highlights of 3 in 40 games. */
const HIGHLIGHTS: readonly Game['highlight'][] = ['hot', 'hot', 'exclusive'];

/** Catalogue that is not indexed yet. */
export interface CatalogueSeed {
  games: Game[];
  providers: Provider[];
  categories: Category[];
}

/** Generates `size` games; the same source and size give the same games. */
export function generateCatalogue(random: Random, size: number): CatalogueSeed {
  const providers = PROVIDER_NAMES.map(createProvider);
  const categories = CATEGORIES.map(({ id, name, slug }) => ({ id, name, slug, gamesCount: 0 }));
  const ranks = shuffled(size, random.fork('popularity'));
  const highlights = random.fork('highlights');
  const slugs = new Set<string>();
  const games = Array.from({ length: size }, (_, index) => {
    const seed = categoryAt(index, random);
    const category = categories[CATEGORIES.indexOf(seed)];
    const provider = providers[providerAt(index, seed.id, providers.length, random)];
    if (category === undefined || provider === undefined) throw new RangeError('the catalogue index is out of range');
    const { name, motif, hue } = inventName(seed.id, random, (candidate) => slugs.has(slugify(candidate)));
    const kind = seed.kind ?? LIVE_KINDS.get(name.split(' ')[0] ?? '') ?? 'wheel';
    const slug = slugify(name);
    slugs.add(slug);
    category.gamesCount += 1;
    provider.gamesCount += 1;
    const daysOld = Math.floor(random.next() ** 2 * 2200);
    return {
      id: String(FIRST_GAME_ID + index),
      name,
      slug,
      kind,
      motif,
      hue,
      provider,
      category,
      daysOld,
      isNew: daysOld < NEW_FOR_DAYS,
      highlight: HIGHLIGHTS[highlights.integer(0, 39)],
      popularity: size - (ranks[index] ?? 0),
      ...gameFigures(seed, kind, random),
    };
  });
  return { games, providers, categories };
}

function createProvider(name: string, index: number): Provider {
  return {
    id: String(index + 1),
    name,
    slug: slugify(name),
    gamesCount: 0,
    page: OTHER_PAGES.get(name) ?? 'game',
  };
}

/** Kinds of live tables by the first word of their name. The others are shows with a money wheel. */
const LIVE_KINDS: ReadonlyMap<string, GameKind> = new Map([
  ['Roleta', 'roulette'],
  ['Blackjack', 'blackjack'],
  ['Bacará', 'baccarat'],
  ['Dados', 'dice'],
]);

function gameFigures(seed: CategorySeed, kind: GameKind, random: Random) {
  const volatility = random.pick(['low', 'medium', 'medium', 'high', 'high'] as const);
  const minBet = random.pick(seed.minBets);
  return {
    volatility,
    minBet,
    maxBet: minBet * random.pick([100, 200, 500, 1000]),
    rtp: random.integer(...(seed.rtp ?? [0, 0])),
    ...KIND_FIGURES[kind],
  };
}

// Returns the category of a game. The first games cycle through the categories, so that none is empty in a small catalogue.
function categoryAt(index: number, random: Random): CategorySeed {
  const total = CATEGORIES.reduce((sum, { share }) => sum + share, 0);
  let left = random.next() * total;
  const drawn = CATEGORIES.find(({ share }) => (left -= share) < 0);
  const turn = index < CATEGORIES.length * 2 ? CATEGORIES[index % CATEGORIES.length] : drawn;
  if (turn === undefined) throw new RangeError('no category drawn');
  return turn;
}

// Returns the provider of a game. Live games come from the live studios, which are last in the list.
function providerAt(index: number, categoryId: string, providers: number, random: Random): number {
  const studios = providers - LIVE_STUDIOS;
  const drawn = Math.floor(random.next() ** 1.6 * studios);
  if (categoryId === '2') return studios + random.integer(0, LIVE_STUDIOS - 1);
  return index < studios * 3 ? index % studios : drawn;
}

function shuffled(size: number, random: Random): Uint32Array {
  const list = Uint32Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    const swapped = list[last] ?? 0;
    list[last] = list[other] ?? 0;
    list[other] = swapped;
  }
  return list;
}
