import { useEffect, useRef, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';

import { holdForReload, keptOf } from './kept-forms';

/**
 * State that outlives a reload which the site makes by itself.
 *
 * @param read gives what was kept in its right form, or undefined
 */
export function useKeptState<Value>(name: string, initial: Value, read: (before: unknown) => Value | undefined) {
  const [value, setValue] = useState<Value>(() => read(keptOf(name)) ?? initial);
  const now = useRef(value);
  useEffect(() => {
    now.current = value;
  });
  useEffect(() => holdForReload(name, () => now.current), [name]);
  return [value, setValue] as const;
}

/** For `useKeptState`: a text. */
export const asText = (before: unknown): string | undefined => (typeof before === 'string' ? before : undefined);
/** For `useKeptState`: an amount in cents. */
export const asCents = (before: unknown): number | undefined => (Number.isSafeInteger(before) ? Number(before) : undefined);

/**
 * Keeps some boxes of a form over a reload which the site makes by itself.
 *
 * @param fields which: never a password, never a consent
 */
export function useKeptForm<Values extends object>(
  name: string,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  fields: readonly Path<Values>[],
): void {
  const wanted = useRef(fields);
  useEffect(() => {
    const before = keptOf(name);
    if (typeof before === 'object' && before !== null) {
      for (const field of wanted.current) {
        const value: unknown = Reflect.get(before, field);
        // What is empty yet says nothing of its kind.
        const isAlike = typeof value === typeof getValues(field) || (getValues(field) ?? undefined) === undefined;
        if (value !== undefined && isAlike) setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    return holdForReload(name, () => Object.fromEntries(wanted.current.map((field) => [field, getValues(field)])));
  }, [name, getValues, setValue]);
}
