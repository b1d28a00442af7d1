import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns true in the prerendered HTML and in the render that must match it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
