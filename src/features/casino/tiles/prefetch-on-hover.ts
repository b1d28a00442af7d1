import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';

import { gameQuery } from '../game-queries';

export const HOVER_DELAY_MS = 80;

/**
 * Prefetches a game's details and the code of its dialog when its tile is hovered, touched or focused, unless the user
 * saves data. Tiles are list items of an element with their game ids in `data-games`.
 */
function prefetchOnHover(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const onStart = ({ target }: Event) => {
    const id = gameIdAt(target);
    if (id === undefined) return;
    cancel();
    timer = setTimeout(() => {
      void client.prefetchQuery(gameQuery(id));
      // The dialog retries and reports a failed import.
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

export function usePrefetchOnHover(): void {
  const client = useQueryClient();
  useEffect(() => prefetchOnHover(client), [client]);
}

/** Returns the game id of the tile around an element. */
function gameIdAt(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest('article')?.closest('li') : undefined;
  const games = item?.closest<HTMLElement>('[data-games]')?.dataset.games?.split(' ');
  return games?.[[...(item?.parentElement?.children ?? [])].findIndex((other) => other === item)];
}
