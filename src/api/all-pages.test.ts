import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { getListReferralsInfiniteQueryOptions, getListReferralsQueryKey } from '@generated/api/referrals';

import { pageOf } from '../../mocks/factories/pages.fixture';
import { allPages } from './all-pages';
import { backend } from './backend.fixture';

test('pages are fetched until the last one, and an invalidation of the list concerns them', async () => {
  const { requests } = backend({
    listReferrals: ({ url }) => pageOf([], { page: Number(new URL(url).searchParams.get('page')), perPage: 20, total: 40 }),
  });
  const client = new QueryClient();
  const options = getListReferralsInfiniteQueryOptions({ per_page: 20 }, { query: allPages(getListReferralsQueryKey()) });
  const { pages } = await client.fetchInfiniteQuery({ ...options, pages: 9 });
  expect(pages.map((page) => page.meta.current_page)).toEqual([1, 2]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?per_page=20&page=1', '?per_page=20&page=2']);
  await client.invalidateQueries({ queryKey: getListReferralsQueryKey() });
  expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
});
