import type { Locator, Page } from '@playwright/test';

/** Number of times that a held Enter key repeats: as in about 1.5 s. */
const REPEATS = 40;
const PRESS_TIMEOUT_MS = 2000;

/** Ways to press a button: once, twice, or by a held Enter key. */
export const PRESSES = ['press', 'double', 'hold'] as const;
export type Press = (typeof PRESSES)[number];

/** Holds the Enter key down, which the browser repeats, while `isHeld` returns true. */
async function holdEnter(page: Page, isHeld: () => boolean): Promise<void> {
  do await page.keyboard.down('Enter');
  while (isHeld());
  await page.keyboard.up('Enter');
}

/** Holds Enter down on a button for `ms`. */
export async function holdEnterFor(button: Locator, ms: number): Promise<void> {
  await button.focus();
  const end = Date.now() + ms;
  await holdEnter(button.page(), () => Date.now() < end);
}

/** Presses a button once, twice, or as often as a held Enter key repeats. Rejects if the button cannot be pressed within 2 s. */
export async function pressButton(button: Locator, how: Press): Promise<void> {
  const options = { timeout: PRESS_TIMEOUT_MS };
  if (how === 'press') return button.click(options);
  if (how === 'double') return button.dblclick(options);
  await button.focus(options);
  let repeats = 0;
  return holdEnter(button.page(), () => {
    repeats += 1;
    return repeats < REPEATS;
  });
}
