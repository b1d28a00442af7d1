import { useEffect, useEffectEvent } from 'react';

import { HttpError, describeError } from '@/api/errors';

/** Why a form was refused: what belongs to each of its boxes, and what belongs to none. */
export interface ServerFieldErrors {
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
export function splitFieldErrors(error: Error | null, boxes: readonly string[]): ServerFieldErrors {
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

/**
 * What each box of a form says of a refusal. The first of them has the focus, so that its reason is read.
 *
 * @param boxes the form's boxes by the names that the server gives their fields, in the order of the form
 */
export function useServerErrors<Box extends string>(
  error: Error | null,
  boxes: Readonly<Record<string, Box>>,
  setFocus: (box: Box) => void,
): { texts: Partial<Record<Box, string>>; message: string | undefined } {
  const { fields, message } = splitFieldErrors(error, Object.keys(boxes));
  const texts: Partial<Record<Box, string>> = {};
  for (const [name, box] of Object.entries(boxes)) if (fields[name] !== undefined) texts[box] ??= fields[name];
  const leadToFirst = useEffectEvent(() => {
    const first = Object.values(boxes).find((box) => texts[box] !== undefined);
    if (first !== undefined) setFocus(first);
  });
  useEffect(() => {
    if (error !== null) leadToFirst();
  }, [error]);
  return { texts, message };
}
