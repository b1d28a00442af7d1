import type { LoadedRange } from './virtual-grid/types';

/** Maximum number of history entries to keep (LRU). */
const MAX_ENTRIES = 8;

const entries = new Map<string, { readonly loaded: LoadedRange; readonly viewportWidth: number }>();

/**
 * Saves the visible range of a list. After Back, the first render then has the full height and the same games.
 *
 * @param entry `location.key` of the history entry
 */
export function saveRange(entry: string, loaded: LoadedRange): void {
  entries.delete(entry);
  entries.set(entry, { loaded, viewportWidth: window.innerWidth });
  for (const oldest of entries.keys()) if (entries.size > MAX_ENTRIES) entries.delete(oldest);
}

/** Returns the range saved for a history entry; undefined if there is none or the viewport width has changed. */
export function restoreRange(entry: string): LoadedRange | undefined {
  const saved = entries.get(entry);
  return saved?.viewportWidth === window.innerWidth ? saved.loaded : undefined;
}
