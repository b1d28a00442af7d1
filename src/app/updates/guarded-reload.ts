import { logFailure } from '@/shared/lib/log';
import { onMissingCode } from '@/shared/lib/missing-code';
import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { deleteStoredFiles } from '@/service-worker/stored-files';
import { saveDrafts } from '@/product/reload-drafts';

import { reachableBuild } from './host-probe';

/** Minimum time between two reloads of a path: servers with different builds must not cause a loop (SPEC S16). */
export const MIN_RELOAD_INTERVAL_MS = 10_000;

/** Reloads the page. Returns false if the page stays. */
type Reload = () => boolean | void;

/** Saves the form drafts and reloads (SPEC S8); returns false, without a reload, if they cannot be stored. */
export function reloadPage(): boolean {
  if (!saveDrafts()) {
    logFailure('The page was not reloaded: its forms cannot be stored.', 'storage');
    return false;
  }
  // Saves the drafts once more when the page is left, because the form can be edited until the response arrives.
  window.addEventListener('pagehide', () => void saveDrafts(), { once: true });
  window.location.reload();
  return true;
}

/**
 * Reloads the page, each path at most once in `MIN_RELOAD_INTERVAL_MS`. Returns false if the page stays: because of that limit, or
 * because the time or a draft cannot be stored.
 */
export function reloadGuarded(reload: Reload = reloadPage): boolean {
  const key = storageKey();
  const before = readStored('session', key);
  if (wasJustReloaded() || !writeStored('session', key, String(Date.now()))) return false;
  if (reload() !== false) return true;
  writeStored('session', key, before ?? '0');
  return false;
}

/**
 * Reloads if a chunk is missing or broken, because a deployment may have replaced it: once per path and served build,
 * because a page that loads for longer than the interval would otherwise reload for ever. The files that the service worker
 * has stored are deleted first. If the server is unreachable, the section shows the error.
 * @returns an unsubscribe function
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
    if (wasJustReloaded()) return false;
    const build = await reachableBuild();
    const key = `reload build ${window.location.pathname}`;
    const tried = readStored('session', key) ?? '';
    if (build === undefined || tried.split(',').includes(build) || !writeStored('session', key, `${tried}${build},`)) return false;
    await deleteStoredFiles();
    if (reloadGuarded(reload)) return true;
    writeStored('session', key, tried);
    return false;
  }
}

function wasJustReloaded(): boolean {
  return Date.now() - Number(readStored('session', storageKey()) ?? 0) < MIN_RELOAD_INTERVAL_MS;
}

function storageKey(): string {
  return `reload ${window.location.pathname}`;
}
