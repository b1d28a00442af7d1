import { useSyncExternalStore } from 'react';

import { moneyOperations } from './page-operations';

/**
 * Returns the request body of an operation whose outcome is still unknown after polling. Renders again when this or
 * another tab resolves it.
 *
 * @param name `kind player-id`, as for `moneyOperations.begin`; undefined while the player is not known
 * @returns undefined if the operation is not unresolved
 */
export function useUnresolvedBody<Body>(name: string | undefined): Body | undefined {
  const text = useSyncExternalStore(moneyOperations.subscribe, () =>
    name === undefined ? undefined : moneyOperations.unresolvedBody(name),
  );
  // The cast is safe: only operations of one kind, with one type of body, write under a name.
  return text === undefined ? undefined : (JSON.parse(text) as Body);
}
