import { sleep } from '@/shared/lib/sleep';

/** Cache of the build's files. */
export const FILES_CACHE = 'files';

const TIMEOUT_MS = 1000;

/**
 * Deletes the files of the build that the service worker has stored, because one of them may be broken, so that the next
 * load fetches them again. Waits at most a second for the browser, and never rejects.
 */
export async function deleteStoredFiles(): Promise<void> {
  try {
    await Promise.race([caches.delete(FILES_CACHE), sleep(TIMEOUT_MS)]);
  } catch {
    return; // There are none if the browser has no cache or blocks it.
  }
}
