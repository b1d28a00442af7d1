import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { savesData } from '@/shared/lib/saves-data';

import { gameQuery } from '../game-queries';

/** For so long a tile is pointed at, touched or focused before it counts as meant, in ms. */
export const DWELL = 80;

/**
 * Fetches a game's details, and the code that shows them, when its tile is pointed at, touched or focused, so that they
 * are there when it is opened. Tiles stand in list items, below an element that names their games in `data-games`.
 *
 * @returns ends it
 */
export function fetchOnIntent(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const onIntent = ({ target }: Event) => {
    const id = gameAt(target);
    if (id === undefined) return;
    forget();
    timer = setTimeout(() => {
      void client.prefetchQuery(gameQuery(id));
      // What cannot be had now is asked for again, and reported, when it is opened.
      import('../game/game-dialog').catch(() => undefined);
    }, DWELL);
  };
  if (savesData()) return forget;
  const beginnings = ['pointerover', 'touchstart', 'focusin'];
  const ends = ['pointerout', 'touchmove', 'focusout'];
  for (const name of beginnings) document.addEventListener(name, onIntent, { passive: true });
  for (const name of ends) document.addEventListener(name, forget, { passive: true });
  return () => {
    forget();
    for (const name of beginnings) document.removeEventListener(name, onIntent);
    for (const name of ends) document.removeEventListener(name, forget);
  };
}

/** Has what a tile leads to fetched when it is about to be opened, on a page with tiles. */
export function useIntent(): void {
  const client = useQueryClient();
  useEffect(() => fetchOnIntent(client), [client]);
}

/** The game of the tile that something stands in. */
function gameAt(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest('article')?.closest('li') : undefined;
  const games = item?.closest<HTMLElement>('[data-games]')?.dataset.games?.split(' ');
  return games?.[[...(item?.parentElement?.children ?? [])].findIndex((other) => other === item)];
}
