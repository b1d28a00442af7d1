import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 50;
const TIMEOUT_MS = 60_000;

/**
 * Waits until a URL responds with a status from 200 to 299.
 * @throws after a minute, or later if the last request hangs, which is not ended
 */
export async function waitUntilReady(url: string): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await wait(RETRY_MS)) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${url} does not respond.`);
}
