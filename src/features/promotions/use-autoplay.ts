import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { savesData } from '@/shared/lib/saves-data';

/** How long a picture stands before the row turns to the next, in ms. */
export const AUTOPLAY_INTERVAL_MS = 7000;

/** Where there is room for the button that pauses it, and nobody asked for stillness. */
const AUTOPLAY_MEDIA_QUERY = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

/**
 * A row that turns to its next item by itself, and at the end to its first. It stands still under reduced motion, on a phone, where
 * data are to be spared, while somebody points at it, touches it or has the focus in it, and while nobody sees it; whoever pauses it pauses it for
 * good.
 *
 * @param ref the list that scrolls sideways
 * @param length number of items: one alone never turns
 * @returns `hold`: handlers for what surrounds the row
 */
export function useAutoplay(ref: RefObject<HTMLElement | null>, length: number) {
  const isAllowed = useSyncExternalStore(subscribe, () => window.matchMedia(AUTOPLAY_MEDIA_QUERY).matches);
  const [paused, setPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const canAutoplay = isAllowed && length > 1 && !savesData();

  const scrollToNext = useEffectEvent(() => {
    const row = ref.current;
    if (row === null || document.hidden || !isInViewport(row)) return;
    const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    const [first, second] = row.children;
    const step = first !== undefined && second !== undefined ? offset(second) - offset(first) : row.clientWidth;
    row.scrollTo({ left: end ? 0 : row.scrollLeft + step, behavior: 'smooth' });
  });

  useEffect(() => {
    if (!canAutoplay || paused || isHeld) return;
    const timer = setInterval(scrollToNext, AUTOPLAY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [canAutoplay, paused, isHeld]);

  return {
    canTurn: canAutoplay,
    paused,
    toggle: () => setPaused((before) => !before),
    holdHandlers: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}

const offset = (item: Element) => item.getBoundingClientRect().left;

function isInViewport(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(AUTOPLAY_MEDIA_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
