/** Returns the list index of the tile around an element; undefined outside of a tile. */
export function tileIndex(target: EventTarget | null): number | undefined {
  const item = target instanceof Element ? target.closest('li[aria-posinset]') : null;
  return item === null ? undefined : indexOfItem(item);
}

/** Returns true for the favorite button, which is the second button of a tile. */
export function isFavoriteButton(target: EventTarget | null): boolean {
  const item = target instanceof Element ? target.closest('li') : null;
  return item !== null && item.querySelectorAll('button')[1] === target;
}

/** Makes the buttons of one tile the only tab stops (roving tab index). The grid has none if that tile is not rendered. */
export function setTabStop(grid: Element, index: number): void {
  for (const item of grid.children) {
    const tabIndex = indexOfItem(item) === index ? 0 : -1;
    for (const button of item.querySelectorAll('button')) if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
}

/** Focuses a tile or its favorite button, without a scroll. Returns false if the tile is not rendered or not loaded. */
export function focusTile(grid: Element, { index, favoriteButton }: { index: number; favoriteButton: boolean }): boolean {
  const buttons = grid.querySelectorAll<HTMLElement>(`li[aria-posinset="${index + 1}"] button`);
  const button = buttons[favoriteButton ? 1 : 0];
  button?.focus({ preventScroll: true });
  return button !== undefined;
}

const indexOfItem = (item: Element) => Number(item.getAttribute('aria-posinset')) - 1;
