import { expect, it } from 'vitest';

import { createOddsMoves } from './odds-moves';

it('a price is marked for a while after it moved', () => {
  const moves = createOddsMoves();
  expect(moves('a', 2000, 0)).toBeUndefined();
  expect(moves('a', 2100, 5000)).toBe('up');
  expect(moves('a', 2100, 16_999)).toBe('up');
  expect(moves('a', 2100, 17_000)).toBeUndefined();
  expect(moves('a', 2050, 20_000)).toBe('down');
  expect(moves('b', 2050, 20_000)).toBeUndefined();
});

it('a price that was suspended in between has moved from its last value', () => {
  const moves = createOddsMoves();
  moves('a', 2000, 0);
  expect(moves('a', undefined, 5000)).toBeUndefined();
  expect(moves('a', 1900, 10_000)).toBe('down');
});
