import { toFields, toTextOrNull } from './parse-values';

const REQUEST_TIMEOUT_MS = 15_000;

/** Error of a rejected call. The message has the call and the reason. */
export class RejectedError extends Error {}

/** Error of a call without a usable response, because the backend is down. */
export class UnreachableError extends Error {}

/** Client of the control API. It returns the parsed JSON. */
export interface Api {
  /** Sends a GET. @throws {RejectedError | UnreachableError} as all methods do */
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body?: unknown) => Promise<unknown>;
  readonly put: (path: string, body: unknown) => Promise<unknown>;
  readonly remove: (path: string) => Promise<unknown>;
}

/** Control API below `/__mock` on the page's own origin. */
export const api: Api = {
  get: (path) => call('GET', path),
  post: (path, body = {}) => call('POST', path, body),
  put: (path, body) => call('PUT', path, body),
  remove: (path) => call('DELETE', path),
};

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, content } = await sendRequest(method, path, body);
  if (status >= 200 && status < 300) {
    if (content === undefined) throw new UnreachableError(`${method} ${path} was answered with something that is no JSON.`);
    return content;
  }
  // Only a proxy that cannot reach the backend responds without JSON.
  if (status >= 500 && (content ?? null) === null) throw new UnreachableError(`${method} ${path} was answered with ${String(status)}.`);
  const message = toTextOrNull(toFields(content).message);
  throw new RejectedError(`${method} ${path}: ${String(status)}${message === null ? '' : ` ${message}`}`);
}

async function sendRequest(method: string, path: string, body: unknown): Promise<{ status: number; content: unknown }> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(`/__mock${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, content: parseJson(await response.text()) };
  } catch {
    throw new UnreachableError(`${method} ${path} was not answered.`);
  }
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
