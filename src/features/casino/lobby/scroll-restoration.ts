import type { LoadedRange } from './lobby-results';

/** So many lists are remembered: nobody goes back further. */
const MAX_ENTRIES = 8;

const entries = new Map<string, { readonly seen: LoadedRange; readonly width: number }>();

/**
 * Remembers which part of a list was seen, so that on Back the page is as high as it was from the first moment, and the
 * same games stand where they stood.
 *
 * @param entry of the history
 */
export function saveRange(entry: string, seen: LoadedRange): void {
  entries.delete(entry);
  entries.set(entry, { seen, width: window.innerWidth });
  for (const oldest of entries.keys()) if (entries.size > MAX_ENTRIES) entries.delete(oldest);
}

/** The part that was seen; undefined where none is remembered, or the screen is another one now. */
export function restoreRange(entry: string): LoadedRange | undefined {
  const found = entries.get(entry);
  return found?.width === window.innerWidth ? found.seen : undefined;
}
