import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { getListReferralsInfiniteQueryOptions, getListReferralsQueryKey } from '@generated/api/referrals';
import { getListReferralsResponseMock } from '@generated/mocks/referrals/referrals.faker';

import { allPages } from './all-pages';
import { backend } from './backend.fixture';

const { meta, ...example } = getListReferralsResponseMock();

test('pages are fetched until the last one, and an invalidation of the list concerns them', async () => {
  const { requests } = backend({
    listReferrals: (request) => ({
      ...example,
      meta: { ...meta, current_page: Number(new URL(request.url).searchParams.get('page')), last_page: 2 },
    }),
  });
  const client = new QueryClient();
  const options = getListReferralsInfiniteQueryOptions({ per_page: 20 }, { query: allPages(getListReferralsQueryKey()) });
  const { pages } = await client.fetchInfiniteQuery({ ...options, pages: 9 });
  expect(pages.map((page) => page.meta.current_page)).toEqual([1, 2]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?per_page=20&page=1', '?per_page=20&page=2']);
  await client.invalidateQueries({ queryKey: getListReferralsQueryKey() });
  expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
});
