import type { Operation } from '../contract/contract';
import { replaceOutsideTexts } from '../contract/json-tokens';
import { isJson } from '../contract/media';
import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import { findResponse } from '../contract/responses';
import type { Call, ClientResponse } from '../http/client';
import { hasNoBody } from '../http/message-framing';

/** Parsed bodies by response, because several checks read the same one. */
const parsed = new WeakMap<ClientResponse, unknown>();

/**
 * Returns the parsed body of a response; undefined without a response, a body or valid JSON. A whole number with too many digits
 * for JavaScript becomes a text of its digits.
 */
export function parseResponseJson({ request, response }: Call): unknown {
  if (response === undefined || hasNoBody(request.method, response.status)) return undefined;
  if (!parsed.has(response)) parsed.set(response, parseJson(quoteUnsafe(response.body)));
  return parsed.get(response);
}

/** Pattern of a number in JSON. */
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Puts whole numbers with too many digits for JavaScript into quotes, so that none is lost. */
function quoteUnsafe(json: string): string {
  const quote = (number: string) => (/^-?\d{16,}$/.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number);
  return /\d{16}/.test(json) ? replaceOutsideTexts(json, NUMBER, quote) : json;
}

/** Returns true for a 2xx response. */
export const isSuccess = ({ response }: Call): boolean => response !== undefined && response.status >= 200 && response.status < 300;

/**
 * Returns true if a call was clearly accepted: a 2xx response, which is JSON if that is documented, and reports no error in its
 * body.
 */
export function isAccepted(operation: Operation, call: Call): boolean {
  if (call.response === undefined || !isSuccess(call)) return false;
  const documented = findResponse(operation.responses, call.response.status);
  const expectsJson = documented?.content.some(({ type }) => isJson(type)) === true;
  const value = parseResponseJson(call);
  return (value !== undefined || !expectsJson) && !reportsError(value);
}

/**
 * Returns true if the parsed body of a 2xx response reports an error: its `success` or `ok` is false, or it or its `data` has an `error` or
 * `errors` that is a text, a list or an object, and not empty.
 */
export function reportsError(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value['success'] === false || value['ok'] === false) return true;
  const data = isRecord(value['data']) ? value['data'] : {};
  return [value['error'], value['errors'], data['errors'], data['error']].some(
    (one) => (typeof one === 'string' && one !== '') || (typeof one === 'object' && one !== null && Object.keys(one).length > 0),
  );
}
