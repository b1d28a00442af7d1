/** The parts of the panel that its keys control. */
interface KeyTarget {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Handles the panel's keys: Alt+Shift+D anywhere on the page, Escape inside the panel.
 *
 * @param root the panel's container
 * @returns functions that attach and detach the page's shortcut
 */
export function createPanelKeys(root: HTMLElement, { isOpen, open, close }: KeyTarget) {
  function onShortcut(event: KeyboardEvent): void {
    // Matched by physical key, because Alt changes the character on some systems.
    if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen()) close();
    else open();
  }

  /** Keys typed in the panel must not trigger the site's shortcuts. */
  function onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.type !== 'keydown' || event.key !== 'Escape' || !isOpen()) return;
    // Prevents the default, so that Escape does not close a dialog of the site around the panel.
    event.preventDefault();
    close();
  }

  for (const type of ['keydown', 'keyup', 'keypress'] as const) root.addEventListener(type, onKey);
  return {
    start: (): void => document.addEventListener('keydown', onShortcut, true),
    stop: (): void => document.removeEventListener('keydown', onShortcut, true),
  };
}
