interface KeyTarget {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Creates the handler of Alt+Shift+D on the page, which acts from `start` to `stop`. Escape in the open panel closes it, and all keys in it
 * are hidden from the site, at once and for good, also without `start`.
 */
export function createPanelKeys(root: HTMLElement, { isOpen, open, close }: KeyTarget) {
  function onShortcut(event: KeyboardEvent): void {
    // The physical key counts, because Alt changes the character on some systems.
    if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen()) close();
    else open();
  }

  /** Handles a key in the panel, which must not trigger the site's shortcuts. */
  function onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.type !== 'keydown' || event.key !== 'Escape' || !isOpen()) return;
    // The key must not close a dialog of the site around the panel.
    event.preventDefault();
    close();
  }

  for (const type of ['keydown', 'keyup', 'keypress'] as const) root.addEventListener(type, onKey);
  return {
    start: (): void => document.addEventListener('keydown', onShortcut, true),
    stop: (): void => document.removeEventListener('keydown', onShortcut, true),
  };
}
