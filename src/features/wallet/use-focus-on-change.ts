import { useEffect, useRef } from 'react';

/**
 * What was focused goes away with its step: the focus goes on to the place of the next one, unless it is elsewhere.
 *
 * @returns for the place, which must be focusable
 */
export function useFocusOnChange(step: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement !== document.body && place.current?.contains(document.activeElement) !== true) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return place;
}
