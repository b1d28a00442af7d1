import { useEffect, useEffectEvent } from 'react';

import { HttpError, describeError } from '@/api/errors';

/** Messages by field, and one for the whole form. */
export interface ServerFieldErrors {
  /** Messages by the server's field names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/**
 * Splits an error into the first message of each field and a general one. Messages of fields that the form lacks become the general
 * message. If all belong to fields of the form, there is none. An error without messages of fields has the text of `describeError`, and
 * null has neither.
 *
 * @param names the server's names of the form's fields
 */
export function splitFieldErrors(error: Error | null, names: readonly string[]): ServerFieldErrors {
  if (error === null) return { fields: {}, message: undefined };
  const given = error instanceof HttpError ? error.fieldErrors : {};
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, [text]] of Object.entries(given)) {
    if (text === undefined) continue;
    if (names.includes(name)) fields[name] = text;
    else others.push(text);
  }
  const hasFieldErrors = Object.keys(fields).length > 0;
  return { fields, message: others.length > 0 ? others.join(' ') : hasFieldErrors ? undefined : describeError(error) };
}

/**
 * Returns the server's messages by form field and a general one. Each new error focuses the first field with a message.
 *
 * @param fieldByServerName the form's fields by the server's names, in the order of the form
 */
export function useServerErrors<Field extends string>(
  error: Error | null,
  fieldByServerName: Readonly<Record<string, Field>>,
  setFocus: (field: Field) => void,
): { texts: Partial<Record<Field, string>>; message: string | undefined } {
  const { fields, message } = splitFieldErrors(error, Object.keys(fieldByServerName));
  const texts: Partial<Record<Field, string>> = {};
  for (const [name, field] of Object.entries(fieldByServerName)) if (fields[name] !== undefined) texts[field] ??= fields[name];
  const focusFirst = useEffectEvent(() => {
    const first = Object.values(fieldByServerName).find((field) => texts[field] !== undefined);
    if (first !== undefined) setFocus(first);
  });
  useEffect(() => {
    if (error !== null) focusFirst();
  }, [error]);
  return { texts, message };
}
