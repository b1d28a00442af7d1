// @vitest-environment node
import { expect, test } from 'vitest';

import type { ScrollState } from './scroll-state';
import { nextScrollState } from './scroll-state';

const VIEWPORT_HEIGHT = 1000;

test.each<[distances: readonly number[], states: readonly ScrollState[]]>([
  [
    [800, 800],
    ['steady', 'steady'],
  ],
  [[801], ['jumped']],
  [
    [5000, 10],
    ['jumped', 'steady'],
  ],
  [
    [5000, 5000, 5000, 10, 5000],
    ['jumped', 'fast', 'fast', 'steady', 'jumped'],
  ],
])('scroll distances of %j px lead to the states %j', (distances, states) => {
  let state: ScrollState = 'steady';
  expect(distances.map((distance) => (state = nextScrollState(state, distance, VIEWPORT_HEIGHT)))).toEqual(states);
});
