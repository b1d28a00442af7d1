/** The place in the list of the tile that something stands in; undefined outside of a tile. */
export function tileIndex(target: EventTarget | null): number | undefined {
  const item = target instanceof Element ? target.closest('li[aria-posinset]') : null;
  return item === null ? undefined : Number(item.getAttribute('aria-posinset')) - 1;
}

/** Whether something is the second button of its tile, its heart. */
export function isFavoriteButton(target: EventTarget | null): boolean {
  const item = target instanceof Element ? target.closest('li') : null;
  return item !== null && item.querySelectorAll('button')[1] === target;
}

/**
 * Leaves one tile of a grid to the Tab key: from it the arrows lead to the others, and Tab leads on past the grid.
 *
 * @param place of that tile in the list
 */
export function setTabStop(grid: Element, place: number): void {
  for (const item of grid.children) {
    const index = Number(item.getAttribute('aria-posinset')) - 1 === place ? 0 : -1;
    for (const button of item.querySelectorAll('button')) if (button.tabIndex !== index) button.tabIndex = index;
  }
}

/**
 * Takes the focus to a tile, or to its heart.
 *
 * @returns whether it is there
 */
export function focusTile(grid: Element, { place, heart }: { place: number; heart: boolean }): boolean {
  const buttons = grid.querySelectorAll<HTMLElement>(`li[aria-posinset="${place + 1}"] button`);
  const button = buttons[heart ? 1 : 0];
  button?.focus({ preventScroll: true });
  return button !== undefined;
}
