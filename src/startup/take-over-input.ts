import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Button of the prerendered page that was pressed last; null before a press, undefined once the application answers itself. */
    pressedButton?: HTMLButtonElement | null;
  }
}

/**
 * Repeats the press that came before the application, and makes the fields editable, which the prerendered page marks by
 * `data-early` and has read-only.
 */
export function TakeOverInput(): null {
  // React answers a press only after the commit.
  useLayoutEffect(() => queueMicrotask(takeOver), []);
  return null;
}

function takeOver(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-early]')) {
    field.readOnly = false;
    delete field.dataset['early'];
  }
  const { pressedButton } = window;
  delete window.pressedButton;
  if (pressedButton) findRendered(pressedButton)?.click();
}

/** Returns the button that took the place of a button of the prerendered page: the same one after a hydration. */
function findRendered(pressed: HTMLButtonElement): HTMLButtonElement | undefined {
  if (pressed.isConnected) return pressed;
  // A page that is served for several paths is rendered again, so that only the label identifies the button.
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed));
}

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;
