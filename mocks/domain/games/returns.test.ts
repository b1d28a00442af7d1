import { describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../random';
import { deal, returnOf as baccaratReturn, spots as baccaratSpots, winnerOf } from './baccarat';
import { returnBounds as bingoBounds } from './bingo';
import { bestReturn } from './blackjack-strategy.fixture';
import { returnOf as diceReturn, spots as diceSpots } from './dice';
import { KIND_FIGURES } from './kind-figures';
import { plays } from './play';
import { returnOf as rouletteReturn, spots as rouletteSpots, wheelNumbers } from './roulette';
import { type Bet, gameKinds } from './round';
import { tiers } from './scratch';
import { returnOf as wheelReturn, segments, spots as wheelSpots } from './wheel';

/** Averages the return of a spot in percent over equally likely results. */
const average = <Result>(results: readonly Result[], returnOf: (result: Result) => number | undefined) =>
  results.reduce((sum, result) => sum + (returnOf(result) ?? NaN), 0) / results.length / 10;
const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c] as const)));
const bet = (change: Partial<Bet>): Bet => ({ amount: 1000, rtp: 96, choice: {}, actions: [], elapsed: Infinity, ...change });

/** Source whose first number is given. */
const randomFrom = (first: number): Random => ({ ...createRandom('rest'), next: () => first });

describe('the exact return', () => {
  it('of every spot of a roulette is 36/37', () => {
    for (const { id } of rouletteSpots) expect(average(wheelNumbers, (number) => rouletteReturn(id, number))).toBeCloseTo(3600 / 37, 9);
    expect(KIND_FIGURES.roulette.rtp).toBe(9730);
  });

  it('of every spot of the money wheel is 96 %', () => {
    for (const { id } of wheelSpots) expect(average(segments, (pays) => wheelReturn(id, pays))).toBeCloseTo(96, 9);
    expect(KIND_FIGURES.wheel.rtp).toBe(9600);
  });

  it('of small and big is the highest of the dice, and no spot returns less than the law requires', () => {
    const returns = diceSpots.map(({ id }) => average(THROWS, (dice) => diceReturn(id, dice)));
    expect(returns[0]).toBeCloseTo(97.22, 2);
    expect(Math.max(...returns)).toBe(returns[0]);
    expect(Math.min(...returns)).toBeGreaterThan(85);
    expect(KIND_FIGURES.dice.rtp).toBe(9722);
  });

  it('of baccarat is that of eight decks', () => {
    const returns = new Map(baccaratSpots.map(({ id }) => [id, 0]));
    forEachCoup((winner, probability) => {
      for (const [id, sum] of returns) returns.set(id, sum + (probability * (baccaratReturn(id, winner) ?? NaN)) / 10);
    });
    expect(returns.get('player')).toBeCloseTo(98.765, 3);
    expect(returns.get('banker')).toBeCloseTo(98.942, 3);
    expect(returns.get('tie')).toBeCloseTo(85.64, 3);
    expect(KIND_FIGURES.baccarat.rtp).toBe(9894);
  });

  it('of blackjack is that of the best decisions', () => {
    expect(bestReturn() * 100).toBeCloseTo(98.913, 3);
    expect(KIND_FIGURES.blackjack.rtp).toBe(9891);
  });

  it.each([101, 150, 200, 1000, 50_000])('of a flight that is left at %i hundredths is the stated one', (target) => {
    const rounds = 200_000;
    let won = 0;
    for (let index = 0; index < rounds; index += 1) {
      won += plays.crash(randomFrom((index + 0.5) / rounds), bet({ rtp: 97, choice: { target } }))?.win ?? NaN;
    }
    expect(won / rounds / 10).toBeCloseTo(97, 0);
  });

  it('of a scratch card is the stated one, because the shares of its prizes are complete', () => {
    expect(tiers.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('of bingo can be that of any game of the catalogue', () => {
    const { min, max } = bingoBounds();
    expect([min, max].map((one) => one.toFixed(2))).toEqual(['81.29', '98.12']);
  });
});

describe('the return in the long run', () => {
  const choices: Partial<Record<string, Record<string, number>>> = {
    roulette: { red: 500, 'dozen-1': 500 },
    baccarat: { banker: 1000 },
    dice: { small: 1000 },
    wheel: { 2: 1000 },
    crash: { target: 200 },
  };
  // A hand that always stays as it was dealt returns less than the best decisions.
  const expected: Partial<Record<string, number>> = {
    slot: 96,
    roulette: 97.3,
    baccarat: 98.9,
    dice: 97.2,
    crash: 96,
    bingo: 96,
    scratch: 96,
    wheel: 96,
  };

  it.each(gameKinds)('of the kind %s is the stated one', (kind) => {
    const rounds = 20_000;
    const random = createRandom(`long run of ${kind}`);
    let won = 0;
    for (let round = 0; round < rounds; round += 1) won += plays[kind](random, bet({ choice: choices[kind] ?? {} }))?.win ?? NaN;
    expect(Math.abs(won / rounds / 10 - (expected[kind] ?? 84))).toBeLessThan(5);
  });
});

/** Calls a function with each winner of a coup from eight decks and its probability. */
function forEachCoup(found: (winner: ReturnType<typeof winnerOf>, probability: number) => void): void {
  const left: number[] = Array.from({ length: 10 }, (_, value) => (value === 0 ? 128 : 32));
  const explore = (values: number[], probability: number) => {
    let asked = 0;
    let isShort = false;
    const coup = deal(() => {
      const value = values[asked];
      asked += 1;
      isShort ||= value === undefined;
      // Card of the value: a ten for zero.
      return value === undefined || value === 0 ? 9 : value - 1;
    });
    if (!isShort) return found(winnerOf(coup), probability);
    const total = 416 - values.length;
    for (const [value, count] of left.entries()) {
      left[value] = count - 1;
      explore([...values, value], (probability * count) / total);
      left[value] = count;
    }
  };
  explore([], 1);
}
