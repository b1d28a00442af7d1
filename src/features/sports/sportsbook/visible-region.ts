/** The part of an element that is seen, in CSS pixels from its top. */
export interface SeenPart {
  readonly top: number;
  readonly height: number;
}

/**
 * Tells which part of an element the player sees below the header and above the bar, whenever that changes. What lies
 * over the page is as tall as the element's `scroll-margin` says.
 *
 * @returns ends it
 */
export function followSeenPart(element: HTMLElement, tell: (part: SeenPart) => void): () => void {
  let frame = 0;
  let told = '';
  const look = () => {
    frame = 0;
    const part = seenPart(element);
    const text = `${part.top} ${part.height}`;
    if (text === told) return;
    told = text;
    tell(part);
  };
  const later = () => {
    frame ||= requestAnimationFrame(look);
  };
  const size = new ResizeObserver(later);
  size.observe(element);
  window.addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later);
  look();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    window.removeEventListener('scroll', later);
    window.removeEventListener('resize', later);
  };
}

/** The part of an element that is seen now. */
export function seenPart(element: HTMLElement): SeenPart {
  const { top, bottom } = element.getBoundingClientRect();
  const [above, below] = margins(element);
  const start = Math.max(top, above);
  const end = Math.min(bottom, window.innerHeight - below);
  return { top: Math.max(0, Math.round(start - top)), height: Math.max(0, Math.round(end - start)) };
}

/**
 * Scrolls the page so that a place of an element is right below the header.
 *
 * @param place CSS pixels from the element's top
 */
export function showPlace(element: HTMLElement, place: number): void {
  const [above] = margins(element);
  window.scrollTo(0, Math.max(0, window.scrollY + element.getBoundingClientRect().top + place - above));
}

function margins(element: HTMLElement): readonly [above: number, below: number] {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  return [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
}
