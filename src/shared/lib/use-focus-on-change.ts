import { useEffect, useRef } from 'react';

const CONTROLS = ':is(input, select, textarea, button, a[href]):not([hidden])';

interface FocusOptions {
  /** True for a step that replaces the whole view. Also takes focus from inside, and scrolls to the start. */
  readonly scrollToStart?: boolean;
}

/**
 * Moves focus when a step removes the focused element: to the control that opened the previous step (`data-opens` with
 * its name), else to the container if it has a `tabindex`, else to its first control that accepts focus. Focus
 * elsewhere is left alone.
 *
 * @param step undefined before the first content, from which focus does not move
 * @returns the ref of the container
 */
export function useFocusOnChange<Container extends HTMLElement>(
  step: string | number | boolean | undefined,
  { scrollToStart = false }: FocusOptions = {},
) {
  const ref = useRef<Container>(null);
  const before = useRef(step);
  useEffect(() => {
    const previous = before.current;
    if (previous === step) return;
    before.current = step;
    const container = ref.current;
    if (previous === undefined || container === null) return;
    const focused = document.activeElement;
    if (focused !== document.body && !(scrollToStart && container.contains(focused))) return;
    const candidates = container.hasAttribute('tabindex') ? [container] : container.querySelectorAll<HTMLElement>(CONTROLS);
    for (const candidate of [...container.querySelectorAll<HTMLElement>(`[data-opens="${String(previous)}"]`), ...candidates]) {
      candidate.focus({ preventScroll: scrollToStart });
      // A disabled control refuses focus.
      if (document.activeElement === candidate) break;
    }
    if (scrollToStart) container.scrollIntoView({ block: 'start' });
  }, [step, scrollToStart]);
  return ref;
}
