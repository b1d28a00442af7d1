import { describe, expect, test } from 'vitest';

import { checkHarbour } from './harbour/check';
import { comparable } from './comparable-report';

describe('The contract checker on a harbour, with OAuth2, problem details, cursors and deep objects', () => {
  test.each([1, 2])(
    'finds nothing on the harbour itself, and reports the same in a second run on the same data (seed %i).',
    async (seed) => {
      const [first, second] = await checkHarbour(undefined, seed, seed);
      expect(first?.findings).toEqual([]);
      expect(comparable(second)).toBe(comparable(first));
    },
  );
});
