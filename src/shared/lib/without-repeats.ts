import type { KeyboardEvent } from 'react';

/** For `onKeyDown`: an Enter that is held down presses once, as what is moved by it is money. */
export function withoutRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
