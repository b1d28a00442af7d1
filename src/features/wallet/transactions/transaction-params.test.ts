// @vitest-environment node
import { expect, test } from 'vitest';

import { parseFilter } from './transaction-params';

test('only values that the contract knows are parsed from the URL', () => {
  const search = new URLSearchParams('source=Deposit&type=1&status=9&from=2026-11-01&to=2026-10-01&page=3&x=1');
  expect(parseFilter(search)).toEqual({ source: 'Deposit', type: 1, from: '2026-11-01', page: 3 });
  expect(parseFilter(new URLSearchParams('page=-1&from=2026-99-99'))).toEqual({ page: 1 });
});
