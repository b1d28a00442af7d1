import type { LoadedRange } from './virtual-grid/types';

/** Maximum number of history entries to keep. The one whose range was saved longest ago is dropped. */
const MAX_ENTRIES = 8;

const entries = new Map<string, { readonly loaded: LoadedRange; readonly viewportWidth: number }>();

/**
 * Saves the rendered range with its games in memory, so that the first render after Back has the full height and the same games.
 *
 * @param entry `location.key`
 */
export function saveRange(entry: string, loaded: LoadedRange): void {
  entries.delete(entry);
  entries.set(entry, { loaded, viewportWidth: window.innerWidth });
  for (const oldest of entries.keys()) if (entries.size > MAX_ENTRIES) entries.delete(oldest);
}

/**
 * Returns the saved range; undefined if there is none or the viewport width has changed. It may be of another list: the caller compares its
 * `key`.
 */
export function restoreRange(entry: string): LoadedRange | undefined {
  const saved = entries.get(entry);
  // Reading the width forces a layout. Without a saved range, as on the first load, it is not read.
  return saved !== undefined && saved.viewportWidth === window.innerWidth ? saved.loaded : undefined;
}
