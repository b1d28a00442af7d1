import { ContractError, NetworkError } from './errors';

/** Maximum size of a response body, in bytes. */
export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/**
 * Reads a response body as text.
 *
 * @param response the response, unread
 * @param call what to name in the error
 * @throws {ContractError} if the body is larger than `MAX_RESPONSE_BYTES`
 * @throws {NetworkError} if the connection breaks while reading
 */
export async function readText(response: Response, call: string): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw cause instanceof DOMException && cause.name === 'AbortError' ? cause : new NetworkError(true, cause);
    });
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_RESPONSE_BYTES) {
      await reader.cancel();
      throw new ContractError(call, '', 'the response is larger than 10 MB');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** An empty response body, which is neither JSON null nor unreadable. */
export const EMPTY_BODY = Symbol('empty body');

/** Parses a response body. Returns the JSON value, `EMPTY_BODY`, or undefined if the text is no JSON. */
export function parseBody(text: string): unknown {
  return text.trim() === '' ? EMPTY_BODY : parseJson(text);
}

/** Parses JSON. Returns undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns an own property of a value of any type.
 *
 * @returns undefined if the value has no such property
 */
export function getProp(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
}

/** Returns an own property if it is a string, else an empty string. */
export function getString(body: unknown, name: string): string {
  const value = getProp(body, name);
  return typeof value === 'string' ? value : '';
}
