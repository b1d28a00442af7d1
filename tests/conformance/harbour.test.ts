import { describe, expect, test } from 'vitest';

import { checkHarbour } from './harbour/check';

describe('The contract checker on a harbour, with OAuth2, problem details, cursors and deep objects', () => {
  test.each([1, 2])('finds nothing on the harbour itself (seed %i).', async (seed) => {
    const [report] = await checkHarbour(undefined, seed);
    expect(report?.findings).toEqual([]);
  });
});
