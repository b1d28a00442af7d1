import { useEffect, useRef, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';

import { readDraft, registerDraft } from './reload-drafts';

/**
 * Holds state that survives a reload by the site (SPEC S8). Returns the value and its setter.
 * @param name unique on the page
 * @param parse returns undefined for a missing or invalid draft, so that the state is `initial`
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

/** Parses a text. Returns undefined for a draft of another type. */
export const parseString = (draft: unknown): string | undefined => (typeof draft === 'string' ? draft : undefined);
/** Parses cents. Returns undefined for a draft that is no whole number. */
export const parseCents = (draft: unknown): number | undefined => (Number.isSafeInteger(draft) ? Number(draft) : undefined);

/**
 * Keeps form fields across a reload by the site (SPEC S8). Restored fields count as edited by the player. A value of another type is not
 * restored.
 * @param name unique on the page
 * @param fields names of the fields, never of a password or a consent. Those of the first render count
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
        // An empty field has no type.
        const isSameType = typeof value === typeof getValues(field) || (getValues(field) ?? undefined) === undefined;
        if (value !== undefined && isSameType) setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    return registerDraft(name, () => Object.fromEntries(saved.current.map((field) => [field, getValues(field)])));
  }, [name, getValues, setValue]);
}
