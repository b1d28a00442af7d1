import type { Game } from '@generated/api/model/game';

/** `index` makes id, name and slug unique. */
export function testGame(index: number, overrides: Partial<Game> = {}): Game {
  return {
    id: String(1000 + index),
    name: `Jogo ${index}`,
    slug: `jogo-${index}`,
    image: `/storage/games/${1000 + index}.svg`,
    image_cf: null,
    provider: { id: '1', name: 'Oficina Aurora', slug: 'oficina-aurora' },
    category: { id: '1', name: 'Slots', slug: 'slots' },
    rtp: 96,
    volatility: 'low',
    min_bet: 20,
    max_bet: 1000,
    is_new: false,
    ...overrides,
  };
}

export function testPage<Item>(data: readonly Item[], { page = 1, perPage = 60, total = data.length, path = '/v2/games' } = {}) {
  const links = { first: null, last: null, prev: null, next: null };
  const from = (page - 1) * perPage;
  const meta = {
    current_page: page,
    from: from + 1,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    path,
    per_page: perPage,
    to: from + data.length,
    total,
  };
  return { data, links, meta };
}
