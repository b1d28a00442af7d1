const REQUEST_TIMEOUT_MS = 15_000;

/** Error of a call with an error status: any with a JSON object, and a 4xx without one. The message has the call and the reason. */
export class RejectedError extends Error {}

/** Error of a call without a response within 15 s, or with a 2xx or 5xx that is no JSON object. The call may have been executed. */
export class UnreachableError extends Error {}

/** Client of the control API, which belongs to the same project: its answers are not validated. */
export interface Api {
  /** Sends a GET. @param path below `/__mock` @throws {RejectedError | UnreachableError} as all methods do */
  readonly get: <Answer>(path: string) => Promise<Answer>;
  /** Sends a POST. @param body `{}` if omitted */
  readonly post: <Answer>(path: string, body?: unknown) => Promise<Answer>;
  readonly put: <Answer>(path: string, body: unknown) => Promise<Answer>;
  readonly remove: (path: string) => Promise<unknown>;
}

/** Control API below `/__mock` on the page's own origin. */
export const api: Api = {
  get: (path) => call('GET', path),
  post: (path, body = {}) => call('POST', path, body),
  put: (path, body) => call('PUT', path, body),
  remove: (path) => call('DELETE', path),
};

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, content } = await sendRequest(method, path, body);
  const isOk = status >= 200 && status < 300;
  if (isOk && isObject(content)) return content as Answer;
  // The backend answers every call with a JSON object. Anything else comes from a proxy that cannot reach it, or from another server.
  if (isOk || (status >= 500 && !isObject(content))) throw new UnreachableError(`${method} ${path} was answered with ${String(status)}.`);
  const message = isObject(content) && 'message' in content ? ` ${String(content.message)}` : '';
  throw new RejectedError(`${method} ${path}: ${String(status)}${message}`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

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
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
