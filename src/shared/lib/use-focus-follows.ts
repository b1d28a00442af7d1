import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button, a[href]';

/**
 * Where one part of a page takes another's place, the focus goes with what was focused: it is taken on to what opened
 * the part that closed (a control with `data-opens` and that step's name), or else to the place itself, if that can have
 * it, or to the first control that can. Who put it elsewhere keeps it.
 *
 * @param step what the part that is there now is known by; undefined: none was there yet
 * @returns for what holds the parts
 */
export function useFocusFollows<Place extends HTMLElement>(step: string | number | boolean | undefined) {
  const place = useRef<Place>(null);
  const before = useRef(step);
  useEffect(() => {
    const left = before.current;
    if (left === step) return;
    before.current = step;
    const whole = place.current;
    if (left === undefined || whole === null || document.activeElement !== document.body) return;
    const own = whole.hasAttribute('tabindex') ? [whole] : whole.querySelectorAll<HTMLElement>(CONTROLS);
    for (const control of [...whole.querySelectorAll<HTMLElement>(`[data-opens="${String(left)}"]`), ...own]) {
      control.focus();
      // One that is not shown, as a box for files, does not take it.
      if (document.activeElement === control) return;
    }
  }, [step]);
  return place;
}
