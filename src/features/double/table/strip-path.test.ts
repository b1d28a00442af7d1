import { expect, test } from 'vitest';

import { rollColor, SLOT_COUNT } from '../rules';
import { CYCLES, ORDER, restingTile, tileTransform, landingTile } from './strip-path';

const numbers = Array.from({ length: SLOT_COUNT }, (_, number) => number);

test('each number stands on the strip once, red and black in turn', () => {
  expect(ORDER.toSorted((one, other) => one - other)).toEqual(numbers);
  const colors = ORDER.filter((number) => number !== 0).map(rollColor);
  for (const [index, color] of colors.entries()) expect(color).not.toBe(colors[index + 1]);
});

test.each([6000, 4000, 2100, 700, 0])('with %d ms left it ends on the number, on the strip, and runs forwards', (left) => {
  for (const from of numbers)
    for (const roll of numbers) {
      const end = landingTile(roll, left);
      expect(ORDER[end % SLOT_COUNT]).toBe(roll);
      expect(end).toBeGreaterThan(restingTile(from));
      // Room for what is seen to its right.
      expect(end).toBeLessThan((CYCLES - 1) * SLOT_COUNT);
    }
});

test('who joins later sees fewer turns', () => {
  expect(landingTile(3, 6000)).toBeGreaterThan(landingTile(3, 3000));
});

test('a tile is brought to the middle by its own middle', () => {
  expect(tileTransform(CYCLES * SLOT_COUNT - 0.5)).toBe('translateX(-100%)');
});
