import { HttpError, describeError } from '@/api/errors';

/** Why a form was refused: what belongs to each of its boxes, and what belongs to none. */
export interface RefusedFields {
  /** Texts by the names that the server gives its fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/**
 * Sorts what was thrown to the boxes of a form.
 *
 * @param error anything thrown; null where nothing was
 * @param boxes the names of the fields that have a box
 */
export function refusedFields(error: Error | null, boxes: readonly string[]): RefusedFields {
  if (error === null) return { fields: {}, message: undefined };
  const given = error instanceof HttpError ? error.fieldErrors : {};
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, [text]] of Object.entries(given)) {
    if (text === undefined) continue;
    if (boxes.includes(name)) fields[name] = text;
    else others.push(text);
  }
  const isSaid = Object.keys(fields).length > 0;
  return { fields, message: others.length > 0 ? others.join(' ') : isSaid ? undefined : describeError(error) };
}
