import type { RefObject } from 'react';
import { startTransition, useEffect, useState } from 'react';

/** Margin of about half a screen of a phone: time to fetch before the element is visible. */
const MARGIN_AFTER_SCROLL = '400px';
/** Margin before scrolling: more than a heading must be visible. */
const MARGIN_BEFORE_SCROLL = '0px 0px -100px';

/** True once the page has been scrolled. Shared by all elements, and never reset. */
let hasScrolled = false;

/**
 * Returns true for ever once the element was near the viewport. Until the page has been scrolled, it must be in the viewport, so
 * that a visit that never goes further fetches nothing that it does not show.
 */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return;
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true));
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    };
    let stop = watch(hasScrolled ? MARGIN_AFTER_SCROLL : MARGIN_BEFORE_SCROLL);
    const onScroll = () => {
      hasScrolled = true;
      stop();
      stop = watch(MARGIN_AFTER_SCROLL);
    };
    if (!hasScrolled) window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      stop();
    };
  }, [ref, near]);
  return near;
}
