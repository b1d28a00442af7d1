import { useLocation, useSearchParams } from '@/product/navigation';

import type { LobbyParams } from './lobby-params';
import { parseLobbyParams, toLobbyQuery } from './lobby-params';

/** Returns the state of a lobby from its URL. `change` changes the URL, `pathFor` returns the path after a change. */
export function useLobbyParams() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const params = parseLobbyParams(query);
  const queryFor = (change: Partial<LobbyParams>) => toLobbyQuery(params, change);
  return {
    params,
    /**
     * Changes filters, order or text in the URL. Resets the page to 1 and drops all parameters that are not the lobby's.
     *
     * @param replace replaces the history entry, for changes while typing
     */
    change: (change: Partial<LobbyParams>, { replace = false } = {}) => setQuery(queryFor(change), { replace }),
    pathFor: (change: Partial<LobbyParams>) => {
      const search = queryFor(change).toString();
      return search === '' ? pathname : `${pathname}?${search}`;
    },
  };
}
