import { useEffect, useRef, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';

const KEY = 'kept-forms';

/** What each form that is drawn holds now. */
const holders = new Map<string, () => unknown>();
/** What the forms held before the page was loaded anew; undefined: not looked at yet. */
let kept: Map<string, unknown> | undefined;

/** To be called right before the site loads the page anew by itself: what stands in its forms is there again afterwards (SPEC S8). */
export function keepForms(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...holders].map(([name, held]) => [name, held()]))));
  } catch {
    return; // Storage is blocked: there is no place for it.
  }
}

/** Forgets what was kept: it was another player's. */
export function forgetKeptForms(): void {
  kept = new Map();
  remove();
}

/**
 * What a form held before the page was loaded anew; a form of another build may have held something else.
 *
 * @param name of the form, the same on each load; with the id of what it is about
 */
export function keptOf(name: string): unknown {
  kept ??= take();
  return kept.get(name);
}

/**
 * Says what is to be kept over a reload.
 *
 * @param held asked right before the reload; must be JSON, and never a password
 * @returns ends it
 */
export function holdForReload(name: string, held: () => unknown): () => void {
  holders.set(name, held);
  // It was taken up by whoever holds it now: drawn a second time, the form begins anew.
  kept?.delete(name);
  return () => {
    if (holders.get(name) === held) holders.delete(name);
  };
}

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
        const isAlike = typeof value === typeof getValues(field) || getValues(field) === undefined;
        if (value !== undefined && isAlike) setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    return holdForReload(name, () => Object.fromEntries(wanted.current.map((field) => [field, getValues(field)])));
  }, [name, getValues, setValue]);
}

function take(): Map<string, unknown> {
  try {
    const before: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    remove();
    return new Map(typeof before === 'object' && before !== null ? Object.entries(before) : []);
  } catch {
    return new Map();
  }
}

function remove(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return; // Storage is blocked: nothing is there.
  }
}
