import { SHELL_PATH } from './protocol';

const CACHE = 'shell';

/**
 * The page that stands in for any other one that the host cannot deliver: the frame of the site with the place of a
 * page, and no page's content. The application in it then renders the page at the address.
 *
 * @returns undefined if it was never stored
 */
export async function readShell(): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(SHELL_PATH);
}

/** Fetches the shell and stores it. @throws if the host does not answer */
export async function storeShell(): Promise<void> {
  const response = await fetch(new Request(new URL(SHELL_PATH, globalThis.location.href), { credentials: 'omit' }));
  if (!response.ok || response.redirected || response.type !== 'basic') return;
  // All of it first: a connection that breaks in the middle leaves the shell of before.
  const whole = await response.clone().arrayBuffer();
  const cache = await caches.open(CACHE);
  await cache.put(SHELL_PATH, new Response(whole, response));
}
