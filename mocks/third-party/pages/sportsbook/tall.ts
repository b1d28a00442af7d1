/** How far the slip stays from the edge of what the player sees, in CSS pixels. */
const AIR = 12;

/**
 * Where the slip stands in a frame that is as tall as its content: such a frame never scrolls, so nothing in it can stick.
 *
 * @param root the book's element
 * @returns to be called with the part of the frame that the player sees, in CSS pixels
 */
export function followView(root: HTMLElement): (top: number, height: number) => void {
  return (top, height) => {
    const page = root.querySelector('.page');
    const slip = root.querySelector('.slip');
    if (page === null || slip === null) return;
    const { top: start, height: room } = page.getBoundingClientRect();
    const { height: own } = slip.getBoundingClientRect();
    // One that is taller than what is seen shows its end, where its button is.
    const wanted = own + 2 * AIR > height ? top + height - own - AIR : top + AIR;
    const shift = Math.max(0, Math.min(wanted - start - scrollY, room - own));
    root.classList.add('tall');
    root.style.setProperty('--slip-shift', `${String(Math.round(shift))}px`);
    root.style.setProperty('--seen-end', `${String(top + height)}px`);
  };
}
