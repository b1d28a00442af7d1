import { type Content, isPlain, type Json } from './message-fields';
import { type App, type FromFrame, isApp, readMessage, type to, VERSION } from './messages';

/** The embedding page's side of the bridge: where it listens, whom it answers, and what answers in the backend's place. */
export interface BridgeHost {
  readonly page: Window;
  /** The origins of the third parties. */
  readonly origins: readonly string[];
  answer(request: Request): Promise<Response>;
}

/** What each frame may ask for; a frame that is not named here asks for nothing. */
const doors: Readonly<Partial<Record<App, RegExp>>> = {
  verification: /^\/__mock\/verification$/,
  sportsbook: /^\/__mock\/sports\//,
  'sportsbook-frame': /^\/__mock\/sports\//,
  game: /^\/__mock\/games\//,
};

/**
 * Answers for the backend where the backend lives in the embedding page, out of the frames' reach (worker mode). It
 * says so in a hello of its own, so the site itself knows nothing of bridges; open it before the site's first frame.
 *
 * @returns ends it
 */
export function hostBridge({ page, origins, answer }: BridgeHost): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    const { data, origin, source } = event;
    if (!origins.includes(origin) || !isPlain(data) || !isApp(data.app) || source === null) return;
    const { app } = data;
    const door = doors[app];
    const message = readMessage(app, 'from', data);
    if (message === undefined || door === undefined) return;
    const say = <T extends keyof typeof to>(type: T, content: Content<(typeof to)[T]>) =>
      source.postMessage({ v: VERSION, app, type, ...content }, { targetOrigin: origin });
    if (message.type === 'ready') say('hello', { bridge: true });
    if (message.type !== 'bridge-request') return;
    const { id, path } = message;
    if (!door.test(path)) return say('bridge-response', { id, status: 404, body: null });
    void ask(answer, new URL(path, page.location.href), message).then((reply) => say('bridge-response', { id, ...reply }));
  };
  page.addEventListener('message', hear);
  return () => page.removeEventListener('message', hear);
}

type QueryView = Extract<FromFrame<'game'>, { type: 'bridge-request' }>;

async function ask(answer: BridgeHost['answer'], url: URL, { method, body, token, key }: Omit<QueryView, 'app'>) {
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
