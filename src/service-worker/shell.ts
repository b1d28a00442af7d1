import { SHELL_PATH } from './protocol';

const CACHE = 'shell';

/** Returns the shell, in which the application renders any address; undefined if it was never stored. */
export async function readShell(): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(SHELL_PATH);
}

/** Fetches the shell and stores it. @throws if the server does not respond */
export async function storeShell(): Promise<void> {
  const response = await fetch(new Request(new URL(SHELL_PATH, globalThis.location.href), { credentials: 'omit' }));
  if (!response.ok || response.redirected || response.type !== 'basic') return;
  // Reads the whole body first, so that a lost connection keeps the old shell.
  const body = await response.clone().arrayBuffer();
  const cache = await caches.open(CACHE);
  await cache.put(SHELL_PATH, new Response(body, response));
}
