import { member, textMember } from './body';
import { HttpError } from './errors';

/** What the contract documents about one error response. */
export interface DocumentedError {
  /** True if the request was not executed: documented for this status, and the body matches its schema. */
  readonly isRejection: boolean;
  /** Returns a text of the body if a player may read it, else an empty string. */
  readonly shown: (text: unknown) => string;
}

/** An error response about which the contract says nothing. */
export const UNDOCUMENTED: DocumentedError = { isRejection: false, shown: () => '' };

/**
 * Converts an error response. The body may come from a proxy in any form, so it is read defensively.
 *
 * @param response a response whose status is no success
 * @param body as `parseBody` returns it
 * @param documented what the contract says of it
 */
export function toHttpError(response: Response, body: unknown, documented: DocumentedError): HttpError {
  const error = textMember(body, 'error');
  const serverMessage = textMember(body, 'message') || error;
  const { shown } = documented;
  return new HttpError(response.status, shown(serverMessage), {
    fieldErrors: fieldErrors(body, shown),
    reason: textMember(body, 'status'),
    retryAfter: retryAfterSeconds(response.headers.get('Retry-After')),
    errorText: shown(error),
    serverMessage,
    isDocumentedRejection: documented.isRejection,
  });
}

/** Returns the messages by field, from `errors` or `data.errors` (SPEC A15). A field keeps its key without its texts. */
function fieldErrors(body: unknown, shown: (text: unknown) => string): Record<string, string[]> {
  const errors = member(body, 'errors') ?? member(member(body, 'data'), 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  const fields = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).map(shown).filter((text) => text !== ''),
  ]);
  return Object.fromEntries(fields);
}

/** Parses Retry-After, which holds seconds or an HTTP date. Returns undefined if it holds neither. */
function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
