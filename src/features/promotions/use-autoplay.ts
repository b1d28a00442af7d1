import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { useMediaQuery } from '@/shared/lib/use-media-query';

/** Time for each slide. */
export const AUTOPLAY_INTERVAL_MS = 7000;

/** Media query that allows autoplay: a wide screen, because the pause button needs room, and no reduced motion. */
const AUTOPLAY_MEDIA_QUERY = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

/**
 * Scrolls a carousel at an interval, from the last slide to the first. Autoplay is disabled on narrow screens, with reduced motion, if
 * the user saves data, and for a single slide. It is suspended during hover and focus and while not visible.
 *
 * @param ref scrolling row, whose children are the slides
 * @param length number of slides
 * @returns `canTurn`: false if autoplay is disabled. `toggle` pauses and resumes, and nothing else changes `paused`. `holdHandlers` are for
 * the element around the carousel
 */
export function useAutoplay(ref: RefObject<HTMLElement | null>, length: number) {
  const isAllowed = useMediaQuery(AUTOPLAY_MEDIA_QUERY);
  const [paused, setPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const canAutoplay = isAllowed && length > 1 && !prefersReducedData();

  const scrollToNext = useEffectEvent(() => {
    const row = ref.current;
    if (row === null || document.hidden || !isInViewport(row)) return;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    const [first, second] = row.children;
    const step = first !== undefined && second !== undefined ? offset(second) - offset(first) : row.clientWidth;
    row.scrollTo({ left: isAtEnd ? 0 : row.scrollLeft + step, behavior: 'smooth' });
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
