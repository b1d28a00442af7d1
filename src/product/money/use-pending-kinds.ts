import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { meQuery } from '../me-query';
import type { OperationKind } from './operation-kinds';
import { moneyOperations } from './page-operations';

/**
 * Returns the kinds of the player's pending operations that begin with a prefix: `double` also finds `double cancel`. Empty while the
 * player is not known. A page mounts `useMoneyOperation` for each, so that an operation is looked up and reported even if its dialog
 * or row is gone.
 */
export function usePendingKinds(prefix: OperationKind): readonly OperationKind[] {
  const player = useQuery(meQuery(true)).data?.user.id;
  // A string, because snapshots are compared by identity.
  const kinds = useSyncExternalStore(moneyOperations.subscribe, () => {
    const suffix = ` ${player}`;
    const names = moneyOperations.pendingNames().filter((name) => name.startsWith(prefix) && name.endsWith(suffix));
    return names.map((name) => name.slice(0, -suffix.length)).join('\n');
  });
  // Safe: each begins with the prefix.
  return player === undefined || kinds === '' ? [] : (kinds.split('\n') as OperationKind[]);
}
