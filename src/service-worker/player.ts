import { PLAYER_PATH, playerRequest } from '@/api/player-request';
import { readFreshToken } from '@/session/token-store';

import type { CookieStore, FetchEvent } from './worker-scope';

/** A page from the cache asks this soon, also on a slow phone. Its head counts five more seconds as fresh. */
export const MAX_PLAYER_READ_AGE_MS = 2000;

interface PlayerRead {
  readonly request: Request;
  /** In ms since 1970. */
  readonly startedAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/** By the id of the opened page. */
const reads = new Map<string, Promise<PlayerRead | undefined>>();

/**
 * Requests the player for a page from the cache, because the page's head asks only after it was parsed
 * (docs/decisions/early-balance.md). Sends what the head sends, and nothing if the head sends nothing.
 *
 * @param clientId of the page that is being opened
 * @param cookieStore undefined in browsers without it: then the page asks alone
 */
export async function beginPlayerRead(clientId: string, page: Response, cookieStore: CookieStore | undefined): Promise<void> {
  if (cookieStore === undefined || clientId === '') return;
  const read = sendFor(page, cookieStore).catch(() => undefined);
  reads.set(clientId, read);
  await read;
  await new Promise((resolve) => setTimeout(resolve, MAX_PLAYER_READ_AGE_MS));
  if (reads.delete(clientId)) (await read)?.abort();
}

/** Undefined if the page's head will send nothing. */
async function sendFor(page: Response, cookieStore: CookieStore): Promise<PlayerRead | undefined> {
  const cookies = await cookieStore.getAll();
  const token = readFreshToken(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  if (token === undefined) return undefined;
  const config = /<script [^>]*id="config"[^>]*>([^<]*)</.exec(await page.text())?.[1];
  const sent = config === undefined ? undefined : playerRequest(config, token);
  if (sent === undefined) return undefined;
  const controller = new AbortController();
  const response = fetch(sent, { signal: controller.signal });
  // The page that takes it reports a failure.
  response.catch(() => undefined);
  return { request: sent, startedAt: Date.now(), response, abort: () => controller.abort() };
}

/**
 * Returns the response to the first request of an opened page if it is the one that was sent for it; undefined if none was.
 * The response is never stored.
 */
export function respondWithPlayer({ request: asked, clientId }: Pick<FetchEvent, 'request' | 'clientId'>): Promise<Response> | undefined {
  const read = reads.get(clientId);
  if (read === undefined || asked.method !== 'GET' || !new URL(asked.url).pathname.endsWith(PLAYER_PATH)) return undefined;
  return read.then((sent) => {
    if (sent?.request.url !== asked.url) return fetch(asked);
    reads.delete(clientId);
    const isSame = sent.request.headers.get('Authorization') === asked.headers.get('Authorization');
    if (isSame && Date.now() - sent.startedAt <= MAX_PLAYER_READ_AGE_MS) return sent.response;
    sent.abort();
    return fetch(asked);
  });
}
