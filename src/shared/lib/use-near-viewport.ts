import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Returns true once the element was within `margin` px of the viewport. */
export function useNearViewport(ref: RefObject<Element | null>, margin = 400): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, near]);
  return near;
}
