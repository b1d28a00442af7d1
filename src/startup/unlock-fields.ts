import { useLayoutEffect } from 'react';

/** Lets the player type into the fields of the prerendered page, which are read-only until the application is there. */
export function UnlockFields(): null {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-early]')) {
      field.readOnly = false;
      delete field.dataset['early'];
    }
  }, []);
  return null;
}
