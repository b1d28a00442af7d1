import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';

import { pages } from '../../src/app/pages';

import { addresses } from '../../scripts/page-addresses';

test('the end-to-end tests have an address for every page, and mark those for players', () => {
  expect(addresses.map(({ name }) => name)).toEqual(pages.map(({ name }) => name));
  for (const { name, address, isForPlayers = false } of addresses) {
    const page = pages.find((one) => one.name === name);
    expect(matchPath(page?.path ?? '', address), address).not.toBeNull();
    expect(page?.guards?.includes('auth') ?? false, address).toBe(isForPlayers);
  }
});
