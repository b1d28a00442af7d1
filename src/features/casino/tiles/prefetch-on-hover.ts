import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';

import { gameQuery } from '../game-queries';

/** Time a tile must be hovered, touched or focused before prefetching starts, in ms. */
export const HOVER_DELAY_MS = 80;

/**
 * Prefetches the details of a game, and the code of its dialog, when its tile is hovered, touched or focused. Tiles are
 * list items of an element that has the ids of their games in `data-games`. Does nothing if the user saves data.
 *
 * @returns an unsubscribe function
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
      // A failed import is retried, and reported, when the dialog opens.
      import('../game/game-dialog').catch(() => undefined);
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

/** Prefetches games on hover while a page with tiles is mounted. */
export function usePrefetchOnHover(): void {
  const client = useQueryClient();
  useEffect(() => prefetchOnHover(client), [client]);
}

/** Returns the game id of the tile that contains an element; undefined outside of a tile. */
function gameIdAt(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest('article')?.closest('li') : undefined;
  const games = item?.closest<HTMLElement>('[data-games]')?.dataset.games?.split(' ');
  return games?.[[...(item?.parentElement?.children ?? [])].findIndex((other) => other === item)];
}
