// @vitest-environment node
import { expect, test } from 'vitest';

import { rollColor, SLOT_COUNT } from '@/fairness/double/rules';

import { CYCLES, TILE_ORDER, restingTile, tileTransform, landingTile } from './strip-path';

const numbers = Array.from({ length: SLOT_COUNT }, (_, number) => number);

test('the strip has each number once, red and black in turn', () => {
  expect(TILE_ORDER.toSorted((one, other) => one - other)).toEqual(numbers);
  const colors = TILE_ORDER.filter((number) => number !== 0).map(rollColor);
  for (const [index, color] of colors.entries()) expect(color).not.toBe(colors[index + 1]);
});

test.each([6000, 4000, 2100, 700, 0])('with %d ms left the strip runs forwards and ends on the number', (left) => {
  for (const from of numbers)
    for (const roll of numbers) {
      const end = landingTile(roll, left);
      expect(TILE_ORDER[end % SLOT_COUNT]).toBe(roll);
      expect(end).toBeGreaterThan(restingTile(from));
      expect(end).toBeLessThan((CYCLES - 1) * SLOT_COUNT);
    }
});

test('a player who joins later sees fewer turns', () => {
  expect(landingTile(3, 6000)).toBeGreaterThan(landingTile(3, 3000));
});

test('a tile is centred on its middle', () => {
  expect(tileTransform(CYCLES * SLOT_COUNT - 0.5)).toBe('translateX(-100%)');
});
