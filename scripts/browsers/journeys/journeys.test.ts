import { expect, test } from 'vitest';

import { journeys } from './journeys';

test('no journey takes more presses than its limit', () => {
  for (const { name, presses, limit = Number.POSITIVE_INFINITY } of journeys)
    expect(Math.max(presses?.phone ?? 0, presses?.desktop ?? 0), name).toBeLessThanOrEqual(limit);
});
