import { ContractError, NetworkError } from './errors';

/** Maximum size of the body of a response. A larger one counts as a response outside the contract. */
export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/**
 * Reads the body of a response as text; '' without a body.
 * @param call method and path, for the error
 * @throws {ContractError} over `MAX_RESPONSE_BYTES`
 * @throws {NetworkError} if the connection breaks, or the AbortError of the request
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

/** Mark of an empty body, which is neither JSON null nor unreadable. */
export const EMPTY_BODY = Symbol('empty body');

/** Parses a body. Returns its JSON value, `EMPTY_BODY` if it is blank, or undefined if it is no JSON. */
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

/** Returns an own property of any value, or undefined. */
export function getProp(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
}

/** Returns an own property that is a string, else ''. */
export function getString(body: unknown, name: string): string {
  const value = getProp(body, name);
  return typeof value === 'string' ? value : '';
}
