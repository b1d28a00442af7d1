import { useSyncExternalStore } from 'react';

import { moneyOperations } from './page-operations';

/**
 * Returns the body of an operation that is unknown after polling, until any tab repeats or resolves it.
 * @param name `kind player-id`; undefined while the player is not known
 */
export function useUnresolvedBody<Body>(name: string | undefined): Body | undefined {
  const text = useSyncExternalStore(moneyOperations.subscribe, () =>
    name === undefined ? undefined : moneyOperations.unresolvedBody(name),
  );
  // Safe: operations of one kind share a type of body.
  return text === undefined ? undefined : (JSON.parse(text) as Body);
}
