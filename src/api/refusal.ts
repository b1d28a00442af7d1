import { member, textMember } from './body';
import { HttpError } from './errors';

/**
 * What an error answer says. It is read with care: an error may come from a proxy, in any form.
 *
 * @param response the answer, whose status is not a success
 * @param body its JSON, or undefined
 */
export function refusal(response: Response, body: unknown): HttpError {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  // A 5xx page of a proxy has no words for the player.
  const errorText = textMember(body, 'error');
  const words = textMember(body, 'message') || errorText;
  return new HttpError(
    response.status,
    words,
    fieldErrors(body),
    textMember(body, 'status'),
    Number.isFinite(retryAfter) ? retryAfter : undefined,
    errorText,
  );
}

/**
 * Messages by field, from `errors` or, of SPEC A15, from `data.errors`.
 *
 * @param body an answer's JSON
 */
export function fieldErrors(body: unknown): Record<string, string[]> {
  const errors = member(body, 'errors') ?? member(member(body, 'data'), 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  const fields = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string'),
  ]);
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0));
}
