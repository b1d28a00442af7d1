import { useLayoutEffect } from 'react';

/** Replays what the player did before the application started. */
export function ShellInput(): null {
  // React would reset controlled fields before the commit ends.
  useLayoutEffect(() => queueMicrotask(() => window.replayShellInput?.(document.body)), []);
  return null;
}
