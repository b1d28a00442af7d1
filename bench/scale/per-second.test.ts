import { expect, test } from 'vitest';

import { createPerSecond } from './per-second';

test('the peak is the busiest second, not an average', () => {
  let now = 0;
  const events = createPerSecond(() => now);
  for (now of [0, 100, 999, 1000, 5200, 5300, 5400, 5900]) events.count();
  expect([events.peak(), events.total()]).toEqual([4, 8]);
  events.reset();
  expect([events.peak(), events.total()]).toEqual([0, 0]);
});
