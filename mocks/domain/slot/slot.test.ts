import { describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../random';
import { returnBounds, spin } from './spin';
import { lines, MAX_WIN_MULTIPLIER, pays, REELS, ROWS, type SymbolId, symbolIds } from './symbols';
import { payLine, findWins } from './find-wins';

const row = (text: string): SymbolId[] => [...text].map((letter) => symbolIds.find((symbol) => symbol.startsWith(letter)) ?? 'leaf');

describe('a line', () => {
  it.each([
    ['gggdd', 'gem', 3, 5000],
    ['ggggg', 'gem', 5, 100_000],
    ['gwgdd', 'gem', 3, 5000],
    ['wggdd', 'gem', 3, 5000],
    ['wwgdd', 'gem', 3, 5000],
    ['wwwdd', 'wild', 3, 20_000],
    ['wwwgg', 'gem', 5, 100_000],
    ['wwwww', 'wild', 5, 1_000_000],
  ])('%s pays %s × %i', (text, symbol, count, thousandths) => {
    expect(payLine(row(text))).toEqual({ symbol, count, thousandths });
  });

  it.each(['ggdgg', 'dgggg', 'gdgdg', 'wgdgg'])('%s pays nothing: the run is from the left', (text) => {
    expect(payLine(row(text)).thousandths).toBe(0);
  });
});

describe('a grid', () => {
  it('pays each line in whole cents, rounded down', () => {
    const [top, middle, bottom] = [row('bbbdd'), row('gsgsg'), row('lllmm')];
    const grid = Array.from({ length: REELS }, (_, reel) => [top, middle, bottom].map((line) => line[reel] ?? 'leaf'));
    expect(findWins(grid, 33)).toEqual([
      { line: 1, symbol: 'bell', count: 3, amount: 39 },
      { line: 2, symbol: 'leaf', count: 3, amount: 16 },
    ]);
  });

  it('contains all lines, which differ', () => {
    expect(lines.every((line) => line.length === REELS && line.every((position) => position >= 0 && position < ROWS))).toBe(true);
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    expect(symbolIds.every((symbol) => pays[symbol].every((pay, index, all) => pay > (all[index - 1] ?? 0)))).toBe(true);
  });
});

describe('a spin', () => {
  it('can have the RTP of any game of the catalogue', () => {
    expect(returnBounds().min).toBeLessThan(90);
    expect(returnBounds().max).toBeGreaterThan(99.9);
  });

  it.each([90, 96.5])('has an RTP of %f percent in the long run', (rtp) => {
    const random = createRandom('long run');
    let won = 0;
    const rounds = 100_000;
    for (let round = 0; round < rounds; round += 1) won += spin(random, 100, rtp).win;
    expect(Math.abs(won / rounds - rtp)).toBeLessThan(3);
  });

  it('pays at most the stated highest prize, even if every symbol is a wild', () => {
    const onlyWilds = { next: () => 1 - Number.EPSILON } as Random;
    const { wins, win } = spin(onlyWilds, 50, 96);
    expect([wins.length, win]).toEqual([lines.length, 50 * MAX_WIN_MULTIPLIER]);
  });

  it('is deterministic, and its win is the sum of its lines', () => {
    const [one, other] = [createRandom('a'), createRandom('a')];
    for (let round = 0; round < 200; round += 1) {
      const result = spin(one, 250, 96);
      expect(spin(other, 250, 96)).toEqual(result);
      expect(result.win).toBe(result.wins.reduce((sum, { amount }) => sum + amount, 0));
      expect(result.grid.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
    }
  });
});
