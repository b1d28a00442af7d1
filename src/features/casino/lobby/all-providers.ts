import { queryOptions } from '@tanstack/react-query';

import { getListProvidersQueryKey, listProviders } from '@generated/api/lobby';
import type { Provider } from '@generated/api/model/provider';

/** Items per page: the maximum of the contract. */
const PER_PAGE = 60;

/** Returns the query of all providers, whose pages it fetches one after the other. The backend sorts them by name. */
export function allProvidersQuery() {
  return queryOptions({
    queryKey: [...getListProvidersQueryKey(), 'all'],
    queryFn: async ({ signal }): Promise<readonly Provider[]> => {
      const all: Provider[] = [];
      let last = 1;
      for (let page = 1; page <= last; page += 1) {
        const { data, meta } = await listProviders({ page, per_page: PER_PAGE }, { signal });
        all.push(...data);
        last = meta.last_page;
      }
      return all;
    },
    staleTime: 30 * 60_000,
  });
}
