import type { FetchEvent } from './worker-scope';

/** Path of a token refresh (SPEC A20). */
const REFRESH_PATH = '/api/auth/refresh';
/** Channel of the session (SPEC N9). */
const CHANNEL = 'session';

/** Returns true for the refresh of a token at the site's own origin. The worker's policy allows no other origin. */
export function isRefresh({ method, url }: Request, origin: string): boolean {
  return method === 'POST' && url === origin + REFRESH_PATH;
}

/**
 * Sends the refresh of a page's token, and announces the token of a successful response on the session's channel, unvalidated. Rejects
 * without a response. If the page closes before the response, the other tabs receive it only there, and the server may have revoked the
 * token that they have.
 */
export function respondWithRefresh(event: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { url, headers } = event.request;
  // A request of its own, which the end of the page does not abort.
  const response = fetch(new Request(url, { method: 'POST', headers, credentials: 'omit', cache: 'no-store', redirect: 'manual' }));
  const told = response.then(async (received) => announce(headers.get('Authorization'), received.clone()));
  event.waitUntil(told.catch(() => undefined));
  return response;
}

async function announce(authorization: string | null, response: Response): Promise<void> {
  if (!response.ok || authorization === null) return;
  const { access_token: value, expires_in: expiresIn } = (await response.json()) as { access_token?: unknown; expires_in?: unknown };
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ name: 'refreshed', used: authorization.replace(/^Bearer /, ''), value, expiresIn });
  channel.close();
}
