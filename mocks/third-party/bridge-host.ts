import { type Content, isPlain } from '../../frames/protocol/fields';
import { FRAME_VERSION } from '../../frames/protocol/parse-message';
import type { Json, to } from './bridge-messages';
import { type App, type FromFrame, isApp, readMessage } from './messages';

/** Page of the site whose service worker is the backend. */
export interface BridgeHost {
  /** Page of the site, to which the iframes post their messages. */
  readonly page: Window;
  /** Origins of the iframe pages. */
  readonly origins: readonly string[];
  /** Handles a request for the backend. */
  answer(request: Request): Promise<Response>;
}

/** Paths that each iframe page may request. Messages of a page without an entry are ignored. */
const allowedPaths: Readonly<Partial<Record<App, RegExp>>> = {
  verification: /^\/__mock\/verification$/,
  sportsbook: /^\/__mock\/sports\//,
  'sportsbook-frame': /^\/__mock\/sports\//,
  game: /^\/__mock\/games\//,
};

/**
 * Sends the backend requests of iframe pages in worker mode, in which they cannot reach the backend (SPEC N13). It sends its
 * own `hello`, so that the site needs no code for it. Call it before the first iframe exists. A path that the page may not request is
 * a 404, and a request that `answer` rejects has status 0.
 *
 * @returns a function that stops it
 */
export function hostBridge({ page, origins, answer }: BridgeHost): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const { data, origin, source } = event;
    if (!origins.includes(origin) || !isPlain(data) || !isApp(data.app) || source === null) return;
    const { app } = data;
    const allowed = allowedPaths[app];
    const message = readMessage(app, 'from', data);
    if (message === undefined || allowed === undefined) return;
    const send = <T extends keyof typeof to>(type: T, content: Content<(typeof to)[T]>) =>
      source.postMessage({ v: FRAME_VERSION, app, type, ...content }, { targetOrigin: origin });
    if (message.type === 'ready') send('hello', { bridge: true });
    if (message.type !== 'bridge-request') return;
    const { id, path } = message;
    if (!allowed.test(path)) return send('bridge-response', { id, status: 404, body: null });
    void handle(answer, new URL(path, page.location.href), message).then((reply) => send('bridge-response', { id, ...reply }));
  };
  page.addEventListener('message', onMessage);
  return () => page.removeEventListener('message', onMessage);
}

type BridgeRequest = Extract<FromFrame<'game'>, { type: 'bridge-request' }>;

async function handle(answer: BridgeHost['answer'], url: URL, { method, body, token, key }: BridgeRequest) {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const hasBody = method === 'POST';
  if (hasBody) headers.set('Content-Type', 'application/json');
  try {
    const response = await answer(new Request(url, { method, headers, body: hasBody ? JSON.stringify(body) : null }));
    const content: Json = await response.json().catch(() => null);
    return { status: response.status, body: content };
  } catch {
    return { status: 0, body: null };
  }
}
