import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button, a[href]';

/**
 * Moves focus when one part of a page replaces another and the focus was lost with it. Candidates are the control that
 * opened the closed part (`data-opens`), the container, then its first control.
 *
 * @param step identifies the current part; undefined before the first one
 * @returns a ref for the container
 */
export function useFocusFollows<Container extends HTMLElement>(step: string | number | boolean | undefined) {
  const container = useRef<Container>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    const closedStep = previousStep.current;
    if (closedStep === step) return;
    previousStep.current = step;
    const element = container.current;
    if (closedStep === undefined || element === null || document.activeElement !== document.body) return;
    const own = element.hasAttribute('tabindex') ? [element] : element.querySelectorAll<HTMLElement>(CONTROLS);
    for (const control of [...element.querySelectorAll<HTMLElement>(`[data-opens="${String(closedStep)}"]`), ...own]) {
      control.focus();
      // A hidden control, such as a file input, does not take focus.
      if (document.activeElement === control) return;
    }
  }, [step]);
  return container;
}
