import { useLocation, useSearchParams } from '@/shell/navigation';

import type { LobbyParams } from './lobby-params';
import { readLobby, writeLobby } from './lobby-params';

/** A lobby's state, which is its address; changing it and making the address of a change. */
export function useLobby() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const params = readLobby(query);
  const queryOf = (change: Partial<LobbyParams>) => writeLobby(params, change);
  return {
    params,
    /** @param replace whether Back skips what was before, as it should while typing */
    change: (change: Partial<LobbyParams>, { replace = false } = {}) => setQuery(queryOf(change), { replace }),
    pathOf: (change: Partial<LobbyParams>) => {
      const search = queryOf(change).toString();
      return search === '' ? pathname : `${pathname}?${search}`;
    },
  };
}
