import { useSyncExternalStore } from 'react';

import { moneyOperations } from './page-operations';

/**
 * Returns the request body of the unresolved operation of a name, in sync with other tabs.
 *
 * @param name of the operation; undefined while the player is not known
 * @returns undefined if there is none
 */
export function useUnresolvedBody<Body>(name: string | undefined): Body | undefined {
  const text = useSyncExternalStore(moneyOperations.subscribe, () =>
    name === undefined ? undefined : moneyOperations.unresolvedBody(name),
  );
  // Only this kind of operation writes under this name.
  return text === undefined ? undefined : (JSON.parse(text) as Body);
}
