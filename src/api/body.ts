import { ContractError, NetworkError } from './errors';

/** The largest answer that is read, in bytes. */
export const LARGEST_ANSWER = 10 * 1024 * 1024;

/**
 * Reads an answer's body as text, but no more of it than is sensible.
 *
 * @param response the answer, unread
 * @param call what to name in the error
 * @throws {ContractError} when the body is too large
 * @throws {NetworkError} when the connection breaks while reading
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
    if (size > LARGEST_ANSWER) {
      await reader.cancel();
      throw new ContractError(call, '', 'the answer is larger than 10 MB');
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

/** The JSON of a text, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A member of a body that may be anything.
 *
 * @returns the member, or undefined where the body has none of its own
 */
export function member(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
}

/** A member of a body when it is a text, else empty. */
export function textMember(body: unknown, name: string): string {
  const value = member(body, name);
  return typeof value === 'string' ? value : '';
}
