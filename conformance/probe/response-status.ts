import type { Operation } from '../contract/contract';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import { findResponse } from '../contract/responses';
import type { Call, ClientResponse } from '../http/client';
import { hasNoBody } from '../http/message-framing';

/** Cached JSON bodies, because several checks read the same response. */
const parsed = new WeakMap<ClientResponse, unknown>();

/** Parses the body of a response; undefined without a response, a body or valid JSON. */
export function parseResponseJson({ request, response }: Call): unknown {
  if (response === undefined || hasNoBody(request.method, response.status)) return undefined;
  if (!parsed.has(response)) parsed.set(response, parseJson(response.body));
  return parsed.get(response);
}

/** A text or a number of JSON. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses JSON. A whole number with more digits than JavaScript tells apart becomes a text of its digits. */
function parseJson(text: string): unknown {
  const quoteUnsafe = (token: string) => (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token);
  try {
    return JSON.parse(/\d{16}/.test(text) ? text.replaceAll(TEXT_OR_NUMBER, quoteUnsafe) : text) as unknown;
  } catch {
    return undefined;
  }
}

export const isSuccess = ({ response }: Call): boolean => response !== undefined && response.status >= 200 && response.status < 300;

/** Returns true if a call was accepted beyond doubt: 2xx, JSON if documented, no error in the body. */
export function isAccepted(operation: Operation, call: Call): boolean {
  if (call.response === undefined || !isSuccess(call)) return false;
  const documented = findResponse(operation.responses, call.response.status);
  const expectsJson = documented?.content.some(({ type }) => isJson(type)) === true;
  const value = parseResponseJson(call);
  return (value !== undefined || !expectsJson) && !reportsError(value);
}

/** Returns true if the body of a 2xx reports an error, which a contract may document. */
export function reportsError(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value['success'] === false || value['ok'] === false) return true;
  const data = isRecord(value['data']) ? value['data'] : {};
  return [value['error'], value['errors'], data['errors'], data['error']].some(
    (one) => (typeof one === 'string' && one !== '') || (typeof one === 'object' && one !== null && Object.keys(one).length > 0),
  );
}
