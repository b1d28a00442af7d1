import type { components } from '@generated/schema';

import { createRandom, hash } from '../random';
import { deal, winnerOf } from './baccarat';
import { createShoe } from './cards';
import { colorOf } from './roulette';
import type { GameKind } from './round';
import { segments } from './wheel';

type Result = components['schemas']['LiveTableResult'];

// Length of a round: 25 to 45 s, a constant of each table.
const MIN_ROUND_MS = 25_000;
const ROUND_SPREAD_MS = 20_000;

/** Returns the number of the round that ended last at a table. It derives from the id of the table and from `now`, in Unix ms. */
export function lastRound(tableId: string, now: number): number {
  const seed = hash(`live/${tableId}`);
  return Math.floor((now + (seed % MIN_ROUND_MS)) / (MIN_ROUND_MS + (seed % ROUND_SPREAD_MS)));
}

/**
 * Returns the result of a round of a table, which derives from table and number alone and belongs to no stored round. The label is the
 * number of roulette, the winner of baccarat, the sum of the dice, or what the wheel's segment pays to one. Returns undefined for the other
 * kinds, whose results concern one player only.
 */
export function resultOf(tableId: string, kind: GameKind, round: number): Result | undefined {
  const random = createRandom(`live/${tableId}/${String(round)}`);
  switch (kind) {
    case 'roulette': {
      const number = random.integer(0, 36);
      return { label: String(number), color: colorOf(number) };
    }
    case 'baccarat':
      return BACCARAT_RESULTS[winnerOf(deal(createShoe(random, 8)))];
    case 'dice': {
      const sum = random.integer(1, 6) + random.integer(1, 6) + random.integer(1, 6);
      return { label: String(sum), color: sum > 10 ? 'red' : 'blue' };
    }
    case 'wheel':
      return { label: String(random.pick(segments)) };
    case 'slot':
    case 'blackjack':
    case 'crash':
    case 'bingo':
    case 'scratch':
      return undefined;
  }
}

/** Results of baccarat, labelled Jogador, Empate and Banca by their initials. */
const BACCARAT_RESULTS: Readonly<Record<ReturnType<typeof winnerOf>, Result>> = {
  player: { label: 'J', color: 'blue' },
  tie: { label: 'E', color: 'green' },
  banker: { label: 'B', color: 'red' },
};
