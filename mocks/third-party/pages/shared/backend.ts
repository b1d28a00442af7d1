import type { Json } from '../../bridge-messages';
import type { PageConfig } from './config';
import type { CommonLink } from './links';

/** Request of a page to the stand-in. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: `/__mock/${string}`;
  readonly body?: Json;
  /** Token of the page, never the player's access token. */
  readonly token?: string | undefined;
  /** Idempotency key of a money operation. */
  readonly key?: string;
}

/** Response of the backend; `body` is null if it is not JSON. Status 0 means that there is none, so the request may have been executed. */
export interface BackendResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Address of the backend, with the world and the visit that the page belongs to. */
export type BackendServer = Pick<PageConfig, 'backend' | 'world' | 'visit'>;

/** Sends a request to the backend. Resolves with status 0 instead of rejecting, also after 15 s without a response. */
export type Call = (request: Request) => Promise<BackendResponse>;

const NO_RESPONSE: BackendResponse = { status: 0, body: null };
const TIMEOUT_MS = 15_000;

/**
 * Creates a client of the backend. It sends requests directly, or through the embedding page after `useBridge`. Requests through the
 * embedding page name neither world nor visit.
 *
 * @param helloReceived resolves after the embedding page's first message, which decides between the two ways. Calls wait for it without a
 * time limit
 */
export function createBackend(server: BackendServer, helloReceived: Promise<void>, link: CommonLink): { call: Call; useBridge(): void } {
  const pending = new Map<string, (response: BackendResponse) => void>();
  let isBridged = false;
  link.on('bridge-response', ({ id, status, body }) => {
    pending.get(id)?.({ status, body });
    pending.delete(id);
  });

  const requestOverBridge = ({ method, path, body = null, token, key }: Request) =>
    new Promise<BackendResponse>((resolve) => {
      const id = crypto.randomUUID();
      pending.set(id, resolve);
      setTimeout(() => {
        pending.delete(id);
        resolve(NO_RESPONSE);
      }, TIMEOUT_MS);
      link.send('bridge-request', { id, method, path, body, ...(token !== undefined && { token }), ...(key !== undefined && { key }) });
    });

  return {
    async call(request) {
      await helloReceived;
      return isBridged ? requestOverBridge(request) : fetchDirectly(server, request);
    },
    useBridge() {
      isBridged = true;
    },
  };
}

/** Creates a client of the backend for a page without messages. */
export function createDirectBackend(server: BackendServer): Call {
  return (request) => fetchDirectly(server, request);
}

/** Sends a request without cookies. A failure or a timeout gives {@link NO_RESPONSE}. */
async function fetchDirectly(
  { backend, world, visit }: BackendServer,
  { method, path, body, token, key }: Request,
): Promise<BackendResponse> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (world !== undefined) headers.set('X-Stand-In-World', world);
  if (visit !== undefined) headers.set('X-Mock-Scenario', visit);
  try {
    const response = await fetch(backend + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch {
    return NO_RESPONSE;
  }
}

/** Parses JSON; returns null for other texts, such as an HTML error page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
