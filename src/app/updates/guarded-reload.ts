import { onMissingCode } from '@/shared/lib/missing-code';
import { readStored, writeStored } from '@/shared/lib/safe-storage';

import { isHostReachable } from './host-probe';
import { reloadPage } from './reload';

/** Two reloads of one path never follow each other within this time, in ms: a host that serves two builds in turn must not cause a loop (SPEC S16). */
export const MIN_RELOAD_INTERVAL_MS = 10_000;

/** Reloads the page; returns false if it stays. */
type Reload = () => boolean | void;

/**
 * Reloads the page, at most once in ten seconds for each path.
 *
 * @returns false if it was done just before, cannot be remembered, or would lose the content of a form
 */
export function reloadGuarded(reload: Reload = reloadPage): boolean {
  const key = guardKey();
  const before = readStored('session', key);
  if (isGuarded() || !writeStored('session', key, String(Date.now()))) return false;
  if (reload() !== false) return true;
  writeStored('session', key, before ?? '0');
  return false;
}

/**
 * Recovers from code of a page that cannot be loaded: after a deploy the new build has it, so the page is reloaded,
 * once. Without a connection, or while the host does not answer, a reload would end in the browser's error page: the
 * section that misses its code then says so.
 *
 * @returns ends it
 */
export function reloadOnChunkError(reload: Reload = reloadPage): () => void {
  let pending: Promise<boolean> | undefined;
  return onMissingCode(() => {
    pending ??= recover().finally(() => {
      pending = undefined;
    });
    return pending;
  });

  async function recover(): Promise<boolean> {
    return !isGuarded() && (await isHostReachable()) && reloadGuarded(reload);
  }
}

/** Whether this path was reloaded just before. */
function isGuarded(): boolean {
  return Date.now() - Number(readStored('session', guardKey()) ?? 0) < MIN_RELOAD_INTERVAL_MS;
}

function guardKey(): string {
  return `reload ${window.location.pathname}`;
}
