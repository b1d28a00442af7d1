import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { savesData } from '@/shared/lib/saves-data';

import { gameQuery } from '../game-queries';

/** For so long a tile is pointed at, touched or focused before it counts as meant, in ms. */
export const HOVER_DELAY_MS = 80;

/**
 * Fetches a game's details, and the code that shows them, when its tile is pointed at, touched or focused, so that they
 * are there when it is opened. Tiles stand in list items, below an element that names their games in `data-games`.
 *
 * @returns ends it
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
      // What cannot be had now is asked for again, and reported, when it is opened.
      import('../game/game-dialog').catch(() => undefined);
    }, HOVER_DELAY_MS);
  };
  if (savesData()) return cancel;
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

/** Has what a tile leads to fetched when it is about to be opened, on a page with tiles. */
export function usePrefetchOnHover(): void {
  const client = useQueryClient();
  useEffect(() => prefetchOnHover(client), [client]);
}

/** The game of the tile that something stands in. */
function gameIdAt(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest('article')?.closest('li') : undefined;
  const games = item?.closest<HTMLElement>('[data-games]')?.dataset.games?.split(' ');
  return games?.[[...(item?.parentElement?.children ?? [])].findIndex((other) => other === item)];
}
