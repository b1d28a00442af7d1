/** The part of an element that is seen, in CSS pixels from its top. */
export interface VisibleRegion {
  readonly top: number;
  readonly height: number;
}

/**
 * Tells which part of an element the player sees below the header and above the bar, whenever that changes. What lies
 * over the page is as tall as the element's `scroll-margin` says.
 *
 * @returns ends it
 */
export function observeVisibleRegion(element: HTMLElement, onChange: (part: VisibleRegion) => void): () => void {
  let frame = 0;
  let lastReported = '';
  const report = () => {
    frame = 0;
    const part = visibleRegion(element);
    const text = `${part.top} ${part.height}`;
    if (text === lastReported) return;
    lastReported = text;
    onChange(part);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(report);
  };
  const size = new ResizeObserver(schedule);
  size.observe(element);
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  report();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}

/** The part of an element that is seen now. */
export function visibleRegion(element: HTMLElement): VisibleRegion {
  const { top, bottom } = element.getBoundingClientRect();
  const [above, below] = scrollMargins(element);
  const start = Math.max(top, above);
  const end = Math.min(bottom, window.innerHeight - below);
  return { top: Math.max(0, Math.round(start - top)), height: Math.max(0, Math.round(end - start)) };
}

/**
 * Scrolls the page so that a place of an element is right below the header.
 *
 * @param offset CSS pixels from the element's top
 */
export function scrollToOffset(element: HTMLElement, offset: number): void {
  const [above] = scrollMargins(element);
  window.scrollTo(0, Math.max(0, window.scrollY + element.getBoundingClientRect().top + offset - above));
}

function scrollMargins(element: HTMLElement): readonly [above: number, below: number] {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  return [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
}
