import { describe, expect, it } from 'vitest';

import type { Random } from '../random';
import { createRandom } from '../random';
import { deal, pointsOf as baccaratPoints } from './baccarat';
import { prizeOf as bingoPrize } from './bingo';
import { pointsOf } from './blackjack';
import { timeOf } from './crash';
import { plays } from './play';
import { type Action, type Bet, gameKinds } from './round';
import { prizeOf as scratchPrize } from './scratch';

const bet = (change: Partial<Bet> = {}): Bet => ({ amount: 1000, rtp: 96, choice: {}, actions: [], elapsed: 0, ...change });
/** Source that deals cards of the given ranks, then tens. */
const dealing = (...ranks: number[]): Random => {
  const left = [...ranks];
  return { ...createRandom('cards'), integer: () => (left.shift() ?? 10) - 1 };
};
const decide = (...names: Action['name'][]) => names.map((name) => ({ name, at: 0 }));

describe('chips', () => {
  it('must be the stake, and lie on spots of the table', () => {
    const play = (choice: Record<string, number>) => plays.roulette(createRandom('a'), bet({ choice }));
    expect(play({ red: 400, 17: 600 })).toBeDefined();
    expect(play({ red: 400 })).toBeUndefined();
    expect(play({ blue: 1000 })).toBeUndefined();
  });

  it.each(['slot', 'blackjack', 'bingo', 'scratch'] as const)('are refused by the kind %s', (kind) => {
    expect(plays[kind](createRandom('a'), bet({ choice: { red: 1000 } }))).toBeUndefined();
  });
});

describe('blackjack', () => {
  it('counts an ace as eleven while it can', () => {
    expect(
      [
        [0, 5],
        [0, 5, 9],
        [0, 0, 8],
        [0, 12],
      ].map(pointsOf),
    ).toEqual([17, 17, 21, 21]);
  });

  // The first two ranks are the player's, the next two the dealer's.
  it.each([
    ['a blackjack pays 3 to 2', [1, 13, 10, 7], [], 2500],
    ['two blackjacks are a push', [1, 13, 1, 12], [], 1000],
    ['a blackjack of the dealer ends the round', [10, 9, 1, 12], [], 0],
    ['more points win', [10, 9, 10, 8], ['stand'], 2000],
    ['equal points are a push', [10, 8, 10, 8], ['stand'], 1000],
    ['more than 21 lose at once', [10, 6, 10, 6, 10], ['hit'], 0],
    ['the dealer draws up to 16', [10, 2, 10, 6, 5], ['stand'], 0],
    ['the dealer can exceed 21', [10, 2, 10, 6, 10], ['stand'], 2000],
    ['doubling draws one card and doubles the payout', [5, 6, 10, 8, 9], ['double'], 4000],
  ] as const)('%s', (_, ranks, actions, win) => {
    expect(plays.blackjack(dealing(...ranks), bet({ actions: decide(...actions) }))?.win).toBe(win);
  });

  it('hides the second card of the dealer, and offers doubling with two cards only', () => {
    expect(plays.blackjack(dealing(5, 6, 10, 8, 2), bet())).toMatchObject({
      shown: { dealer: [9] },
      win: undefined,
      actions: ['hit', 'stand', 'double'],
    });
    expect(plays.blackjack(dealing(5, 6, 10, 8, 2), bet({ actions: decide('hit') }))?.actions).toEqual(['hit', 'stand']);
  });

  it('plays the hand of an absent player as it is', () => {
    expect(plays.blackjack(dealing(10, 9, 10, 8), bet({ elapsed: Infinity }))?.win).toBe(2000);
  });
});

describe('baccarat', () => {
  it.each([
    ['a natural ends the round', [4, 4, 2, 3], [2, 2]],
    ['the player draws up to 5', [2, 3, 4, 3, 2], [3, 2]],
    ['the banker draws on 3 unless the third card is an 8', [1, 1, 1, 2, 8], [3, 2]],
    ['the banker draws on 6 if the third card is a 6', [1, 1, 2, 4, 6, 1], [3, 3]],
    ['the banker draws up to 5 if the player stands', [3, 3, 2, 3, 9], [2, 3]],
  ])('%s', (_, ranks, sizes) => {
    const left = [...ranks];
    const { player, banker } = deal(() => (left.shift() ?? 10) - 1);
    expect([player.length, banker.length]).toEqual(sizes);
    expect(left).toEqual([]);
  });

  it('counts only the last digit', () => {
    expect(baccaratPoints([8, 8])).toBe(8);
    expect(baccaratPoints([12, 3])).toBe(4);
  });
});

describe('a flight', () => {
  // The first number makes it crash at 2.00×.
  const random = (): Random => ({ ...createRandom('flight'), next: () => 0.52 });
  const fly = (change: Partial<Bet>) => plays.crash(random(), bet({ choice: { target: 500 }, ...change }));

  it('is open before the crash, and hides it', () => {
    expect(fly({ elapsed: timeOf(190) })).toEqual({ shown: { target: 500, elapsed: timeOf(190) }, win: undefined, actions: ['cash-out'] });
  });

  it('is lost at the crash', () => {
    expect(fly({ elapsed: timeOf(201) })).toMatchObject({ shown: { crash: 200 }, win: 0 });
  });

  it('pays the multiplier of the cash-out', () => {
    expect(fly({ actions: [{ name: 'cash-out', at: timeOf(151) }], elapsed: timeOf(151) })).toMatchObject({
      shown: { cashedOut: 151 },
      win: 1510,
    });
  });

  it('is cashed out at the target, also of an absent player', () => {
    expect(fly({ choice: { target: 150 }, elapsed: Infinity })).toMatchObject({ shown: { crash: 200, cashedOut: 150 }, win: 1500 });
  });

  it.each<Bet['choice']>([{}, { target: 100 }, { target: 100_001 }, { target: 200, red: 1 }])('refuses the choice %o', (choice) => {
    expect(fly({ choice })).toBeUndefined();
  });
});

describe('cards with prizes', () => {
  it('a bingo card pays its highest pattern', () => {
    const marked = (...cells: number[]) => bingoPrize((cell) => cells.includes(cell));
    expect(marked(0, 4, 10, 14)).toBe(4);
    expect(marked(0, 1, 2, 3, 4)).toBe(7);
    expect(marked(0, 1, 2, 3, 4, 10, 11, 12, 13, 14)).toBe(80);
    expect(bingoPrize(() => true)).toBe(2000);
    expect(marked(0, 1, 2, 3)).toBe(0);
  });

  it('a scratch card shows three of its prize, and nothing else three times', () => {
    const random = createRandom('cards');
    for (let round = 0; round < 500; round += 1) {
      const outcome = plays.scratch(random, bet());
      const { cells = [] } = (outcome?.shown ?? {}) as { cells?: number[] };
      expect(cells).toHaveLength(9);
      expect(scratchPrize(cells) * 1000).toBe(outcome?.win);
      expect(tallies(cells).filter((count) => count >= 3)).toHaveLength(outcome?.win === 0 ? 0 : 1);
    }
  });

  const tallies = (cells: readonly number[]) => [...new Set(cells)].map((one) => cells.filter((other) => other === one).length);
});

it.each(gameKinds)('the same seed gives the same round of the kind %s', (kind) => {
  const choice = { roulette: { red: 1000 }, dice: { big: 1000 }, wheel: { 1: 1000 }, baccarat: { tie: 1000 }, crash: { target: 200 } };
  const one = bet({ choice: kind in choice ? choice[kind as keyof typeof choice] : {} });
  expect(plays[kind](createRandom('seed'), one)).toEqual(plays[kind](createRandom('seed'), one));
  expect(plays[kind](createRandom('seed'), one)).toBeDefined();
});
