import { useLocation, useSearchParams } from '@/shell/navigation';

import type { LobbyParams } from './lobby-params';
import { parseLobbyParams, toLobbyQuery } from './lobby-params';

/** A lobby's state, which is its address; changing it and making the address of a change. */
export function useLobbyParams() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const params = parseLobbyParams(query);
  const queryFor = (change: Partial<LobbyParams>) => toLobbyQuery(params, change);
  return {
    params,
    /** @param replace whether Back skips what was before, as it should while typing */
    change: (change: Partial<LobbyParams>, { replace = false } = {}) => setQuery(queryFor(change), { replace }),
    pathFor: (change: Partial<LobbyParams>) => {
      const search = queryFor(change).toString();
      return search === '' ? pathname : `${pathname}?${search}`;
    },
  };
}
