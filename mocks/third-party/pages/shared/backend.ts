import type { Json } from '../../message-fields';
import type { CommonLink } from './link';

export interface Request {
  readonly method: 'GET' | 'POST';
  /** Below the backend's origin, without a query. */
  readonly path: `/__mock/${string}`;
  readonly body?: Json;
  /** The page's own token; never the player's bearer. */
  readonly token?: string | undefined;
  /** One for one intent that moves money: the same key gives the first answer again. */
  readonly key?: string;
}

/** What came back. Status 0: no answer, so it is not known what became of the request. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type Call = (request: Request) => Promise<Answer>;

const NO_ANSWER: Answer = { status: 0, body: null };
const PATIENCE_MS = 15_000;

/**
 * The way to the backend: straight, or through the embedding page where that answers in the backend's place.
 *
 * @param origin the backend's
 * @param helloed settles when the embedding page said which way it is
 * @param link the conversation that the bridge uses
 */
export function createBackend(origin: string, helloed: Promise<void>, link: CommonLink): { call: Call; useBridge(): void } {
  const pending = new Map<string, (answer: Answer) => void>();
  let isBridged = false;
  link.on('bridge-response', ({ id, status, body }) => {
    pending.get(id)?.({ status, body });
    pending.delete(id);
  });

  const overBridge = ({ method, path, body = null, token, key }: Request) =>
    new Promise<Answer>((resolve) => {
      const id = crypto.randomUUID();
      pending.set(id, resolve);
      setTimeout(() => {
        pending.delete(id);
        resolve(NO_ANSWER);
      }, PATIENCE_MS);
      link.send('bridge-request', { id, method, path, body, ...(token !== undefined && { token }), ...(key !== undefined && { key }) });
    });

  return {
    async call(request) {
      await helloed;
      return isBridged ? overBridge(request) : straight(origin, request);
    },
    useBridge() {
      isBridged = true;
    },
  };
}

async function straight(origin: string, { method, path, body, token, key }: Request): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  try {
    const response = await fetch(origin + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch {
    return NO_ANSWER;
  }
}

/** HTML in place of JSON is no answer to a question: the status alone counts then. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
