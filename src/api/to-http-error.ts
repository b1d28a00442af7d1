import type { OperationId } from '@generated/operations';
import { errorResponses } from '@generated/responses';

import { getProp, getString } from './body';
import type { HttpErrorOptions } from './errors';
import { playerText } from './player-text';

/** Arguments of the `HttpError` that the transport creates, so that this lazily loaded module needs no error class. */
export interface HttpErrorParts {
  readonly message: string;
  readonly options: HttpErrorOptions;
}

/**
 * Reads an error response, which may also come from a proxy. Shown are only texts that the contract documents for players.
 * @param body as `parseBody` returns it
 */
export function httpErrorParts(operationId: OperationId | undefined, response: Response, body: unknown): HttpErrorParts {
  const documented = operationId === undefined ? undefined : errorResponses[operationId][response.status];
  const isReadable = documented !== undefined && documented.schema.safeParse(body).success;
  const shown = (text: unknown) => (isReadable && documented.isPlayerFacing ? playerText(text) : '');
  const error = getString(body, 'error');
  const serverMessage = getString(body, 'message') || error;
  const options = {
    fieldErrors: fieldErrors(body, shown),
    reason: getString(body, 'status'),
    retryAfter: retryAfterSeconds(response.headers.get('Retry-After')),
    attemptsLeft: positiveCount(getProp(body, 'attempts_left')),
    errorText: shown(error),
    serverMessage,
    isDocumentedRejection: isReadable && documented.isRejection && givesReason(body),
  };
  return { message: shown(serverMessage), options };
}

/**
 * Returns true if the body gives a reason. The loosest documented schema also matches bodies without one, such as those of
 * proxies, which prove no rejection (SPEC D16).
 */
function givesReason(body: unknown): boolean {
  const errors = getProp(body, 'errors') ?? getProp(getProp(body, 'data'), 'errors');
  return getString(body, 'message') !== '' || getString(body, 'error') !== '' || (typeof errors === 'object' && errors !== null);
}

/** Reads the texts in `errors` or `data.errors` (SPEC A15). A field whose texts are all dropped keeps its key. */
function fieldErrors(body: unknown, shown: (text: unknown) => string): Record<string, string[]> {
  const errors = getProp(body, 'errors') ?? getProp(getProp(body, 'data'), 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  const fields = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).map(shown).filter((text) => text !== ''),
  ]);
  return Object.fromEntries(fields);
}

function positiveCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}

/** Parses seconds or an HTTP date; undefined for neither. */
function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
