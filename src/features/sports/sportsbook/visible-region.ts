/** Visible part of an element, in CSS pixels from its top. */
export interface VisibleRegion {
  readonly top: number;
  readonly height: number;
}

/**
 * Reports the visible region at once and after changes, at most once per frame. The element's `scroll-margin` is the
 * height of header and bottom bar.
 *
 * @returns an unsubscribe function
 */
export function observeVisibleRegion(element: HTMLElement, onChange: (region: VisibleRegion) => void): () => void {
  let frame = 0;
  let lastReported = '';
  const report = () => {
    frame = 0;
    const region = visibleRegion(element);
    const text = `${region.top} ${region.height}`;
    if (text === lastReported) return;
    lastReported = text;
    onChange(region);
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

/** Returns the part of an element between header and bottom bar. */
export function visibleRegion(element: HTMLElement): VisibleRegion {
  const { top, bottom } = element.getBoundingClientRect();
  const [above, below] = scrollMargins(element);
  const start = Math.max(top, above);
  const end = Math.min(bottom, window.innerHeight - below);
  return { top: Math.max(0, Math.round(start - top)), height: Math.max(0, Math.round(end - start)) };
}

/** Scrolls the page until a place of an element is right below the header. @param offset CSS pixels from the element's top */
export function scrollToOffset(element: HTMLElement, offset: number): void {
  const [above] = scrollMargins(element);
  window.scrollTo(0, Math.max(0, window.scrollY + element.getBoundingClientRect().top + offset - above));
}

function scrollMargins(element: HTMLElement): readonly [above: number, below: number] {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  return [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
}
