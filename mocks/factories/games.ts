import type { Game } from '@generated/api/model/game';

import { fake } from './fake';

const PROVIDER = { id: '1', name: 'Oficina Aurora', slug: 'oficina-aurora' };
const SLOTS = { id: '1', name: 'Slots', slug: 'slots' };

/** Returns a game of the contract, for tests and the workbench. @param index makes id, name and slug unique, and seeds {@link fake} */
export function game(index: number, overrides: Partial<Game> = {}): Game {
  const { helpers, number } = fake(index);
  const minBet = number.int({ min: 1, max: 10 }) * 10;
  return {
    id: String(1000 + index),
    name: `Jogo ${String(index)}`,
    slug: `jogo-${String(index)}`,
    image: `/storage/games/${String(1000 + index)}.svg`,
    image_cf: null,
    provider: PROVIDER,
    category: SLOTS,
    rtp: number.int({ min: 90, max: 98 }),
    volatility: helpers.arrayElement(['low', 'medium', 'high']),
    min_bet: minBet,
    max_bet: minBet * 100,
    is_new: false,
    ...overrides,
  };
}
