import type { Seen } from './lobby-results';

/** So many lists are remembered: nobody goes back further. */
const MOST = 8;

const kept = new Map<string, { readonly seen: Seen; readonly width: number }>();

/**
 * Remembers which part of a list was seen, so that on Back the page is as high as it was from the first moment, and the
 * same games stand where they stood.
 *
 * @param entry of the history
 */
export function keepPart(entry: string, seen: Seen): void {
  kept.delete(entry);
  kept.set(entry, { seen, width: window.innerWidth });
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
}

/** The part that was seen; undefined where none is remembered, or the screen is another one now. */
export function keptPart(entry: string): Seen | undefined {
  const found = kept.get(entry);
  return found?.width === window.innerWidth ? found.seen : undefined;
}
