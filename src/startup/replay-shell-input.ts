import { useLayoutEffect } from 'react';

/** Replays what the player did before the application started. Part of the tree, for the moment when it is hydrated. */
export function ReplayShellInput(): null {
  // React would reset controlled fields before the commit ends.
  useLayoutEffect(() => queueMicrotask(() => window.replayShellInput?.(document.body)), []);
  return null;
}
