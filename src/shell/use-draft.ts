import { useEffect, useRef, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';

import { readDraft, registerDraft } from './reload-drafts';

/**
 * Holds state that survives a reload started by the site (SPEC S8).
 *
 * @param name of the draft, unique on the page
 * @param parse converts the stored draft; returns undefined if it is invalid
 */
export function useDraftState<Value>(name: string, initial: Value, parse: (draft: unknown) => Value | undefined) {
  const [value, setValue] = useState<Value>(() => parse(readDraft(name)) ?? initial);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => registerDraft(name, () => latest.current), [name]);
  return [value, setValue] as const;
}

/** Parser for `useDraftState`: a string. */
export const parseString = (draft: unknown): string | undefined => (typeof draft === 'string' ? draft : undefined);
/** Parser for `useDraftState`: an amount in cents. */
export const parseCents = (draft: unknown): number | undefined => (Number.isSafeInteger(draft) ? Number(draft) : undefined);

/**
 * Restores and saves some fields of a form across a reload started by the site (SPEC S8).
 *
 * @param name of the draft, unique on the page
 * @param fields to save; never a password or a consent
 */
export function useDraftForm<Values extends object>(
  name: string,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  fields: readonly Path<Values>[],
): void {
  const saved = useRef(fields);
  useEffect(() => {
    const draft = readDraft(name);
    if (typeof draft === 'object' && draft !== null) {
      for (const field of saved.current) {
        const value: unknown = Reflect.get(draft, field);
        // An empty field has no type to compare with.
        const isSameType = typeof value === typeof getValues(field) || (getValues(field) ?? undefined) === undefined;
        if (value !== undefined && isSameType) setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    return registerDraft(name, () => Object.fromEntries(saved.current.map((field) => [field, getValues(field)])));
  }, [name, getValues, setValue]);
}
