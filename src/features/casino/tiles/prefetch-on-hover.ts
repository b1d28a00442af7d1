import type { QueryClient } from '@tanstack/react-query';

import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';

import { gameQuery } from '../game-queries';
import { loadGameDialog } from '../load-game-dialog';
import { gameIdAt } from './game-id-at';

/** Delay before the prefetch, so that a pointer that only passes a tile fetches nothing. */
export const HOVER_DELAY_MS = 80;

/**
 * Prefetches a game's details and the code of its dialog when any tile of the document is hovered, touched or focused, unless the user
 * saves data.
 *
 * @returns a cleanup that removes the listeners
 */
export function prefetchOnHover(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const onStart = ({ target }: Event) => {
    const id = gameIdAt(target);
    if (id === undefined) return;
    cancel();
    timer = setTimeout(() => {
      void client.prefetchQuery(gameQuery(id));
      // The dialog retries and reports a failed import.
      loadGameDialog().catch(() => undefined);
    }, HOVER_DELAY_MS);
  };
  if (prefersReducedData()) return cancel;
  const startEvents = ['pointerover', 'touchstart', 'focusin'];
  const endEvents = ['pointerout', 'touchmove', 'focusout'];
  for (const name of startEvents) document.addEventListener(name, onStart, { passive: true });
  for (const name of endEvents) document.addEventListener(name, cancel, { passive: true });
  return () => {
    cancel();
    for (const name of startEvents) document.removeEventListener(name, onStart);
    for (const name of endEvents) document.removeEventListener(name, cancel);
  };
}
