import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { meQuery } from '../me-query';
import { moneyOperations } from './page-operations';

/**
 * Returns the kinds of the player's pending operations that begin with the prefix. A page mounts `useMoneyOperation` for
 * each, so that an operation is looked up and reported even if its dialog or its row is gone.
 *
 * @param prefix of the kinds, for example `exclude `
 */
export function usePendingKinds(prefix: string): readonly string[] {
  const player = useQuery(meQuery(true)).data?.user.id;
  // A string, because the snapshot is compared by identity.
  const kinds = useSyncExternalStore(moneyOperations.subscribe, () => {
    const suffix = ` ${player}`;
    const names = moneyOperations.pendingNames().filter((name) => name.startsWith(prefix) && name.endsWith(suffix));
    return names.map((name) => name.slice(0, -suffix.length)).join('\n');
  });
  return player === undefined || kinds === '' ? [] : kinds.split('\n');
}
