import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button, a[href]';

interface FocusOptions {
  /** For a step that replaces the whole view: also takes focus from inside the container, and scrolls to its start. */
  readonly scrollToStart?: boolean;
}

/**
 * Moves focus into the container when its content is replaced, because the focused element was removed with it. Focus
 * goes to the control that opened the previous step (`data-opens` with that step's name), else to the container if it
 * has a `tabindex`, else to its first control that accepts focus. Focus outside the container is left alone.
 *
 * @param step identifies the current content; undefined before the first content, from which focus does not move
 * @returns a ref for the container
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
      // A hidden control, such as a file input, does not accept focus.
      if (document.activeElement === candidate) break;
    }
    if (scrollToStart) container.scrollIntoView({ block: 'start' });
  }, [step, scrollToStart]);
  return ref;
}
