/** Gap to the edge of the visible part. */
const EDGE_GAP_PX = 12;

/**
 * Keeps the slip and the list of sports in view in an iframe as tall as its content, where `position: sticky` and `fixed` have no
 * effect.
 *
 * @returns a function that takes the visible part, in CSS pixels from the top of the iframe's document. Does nothing without a slip
 */
export function createStickySlip(root: HTMLElement): (top: number, height: number) => void {
  return (top, height) => {
    const page = root.querySelector('.page');
    const slip = root.querySelector('.slip');
    if (page === null || slip === null) return;
    const { top: start, height: pageHeight } = page.getBoundingClientRect();
    const { height: slipHeight } = slip.getBoundingClientRect();
    // A taller slip shows its end with the button.
    const wanted = slipHeight + 2 * EDGE_GAP_PX > height ? top + height - slipHeight - EDGE_GAP_PX : top + EDGE_GAP_PX;
    const shift = Math.max(0, Math.min(wanted - start - scrollY, pageHeight - slipHeight));
    const sportsHeight = root.querySelector('.sports')?.getBoundingClientRect().height ?? 0;
    const sportsShift = Math.max(0, Math.min(top + EDGE_GAP_PX - start - scrollY, pageHeight - sportsHeight));
    root.classList.add('tall');
    root.style.setProperty('--sports-shift', `${String(Math.round(sportsShift))}px`);
    root.style.setProperty('--slip-shift', `${String(Math.round(shift))}px`);
    // The bar and the sheet of a narrow page use these properties.
    root.style.setProperty('--seen-start', `${String(top)}px`);
    root.style.setProperty('--seen-height', `${String(height)}px`);
  };
}
