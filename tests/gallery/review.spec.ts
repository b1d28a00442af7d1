import type { Page } from '@playwright/test';

import { parseReviewOptions, type ReviewOptions, reviewName } from '../../scripts/gallery/review-options';
import { addresses } from '../../scripts/page-addresses';
import { findCutText } from '../e2e/cut-text';
import { expect, expectLoaded, setBrand, test } from '../e2e/support';

// Pictures of whole pages in one brand, mode, width and size of text: `npm run browsers -- gallery --brand brasa --width 320`.

const options = readOptions();
const { width, mode, brand } = options;
const isPhone = width < 768;
/** Height at which a page is cut off: the rest of a long page repeats what is above. */
const MAX_HEIGHT_PX = isPhone ? 1600 : 1800;
const PAGES_PER_TEST = 14;

const VIEWPORT = { width, height: isPhone ? 780 : 900 };
const SPORTSBOOK = /^\/(sports?|altenar-sports)(\/|$)/;

test.use({
  viewport: VIEWPORT,
  // These errors come from pages that are not found.
  provoked: [/status of 404/],
  contextOptions: {
    forcedColors: options.isForcedColors ? 'active' : 'none',
    reducedMotion: options.isReducedMotion ? 'reduce' : 'no-preference',
  },
});

for (const who of ['visitor', 'player'] as const) {
  const places = addresses.filter(
    ({ name, isForPlayers = false }) => isForPlayers === (who === 'player') && new RegExp(options.pages).test(name),
  );
  for (let start = 0; start < places.length; start += PAGES_PER_TEST) {
    const part = places.slice(start, start + PAGES_PER_TEST);
    test(`${reviewName(options)} of a ${who}, from ${part[0]?.name ?? ''} to ${part.at(-1)?.name ?? ''}`, async ({ page }) => {
      await setBrand(page, brand);
      await page.addInitScript((wanted) => {
        // Frames of strangers have storage of their own, or none.
        if (window === window.top) localStorage.setItem('color-mode', wanted);
      }, mode);
      if (who === 'player') await page.goto('/?__scenario=bonus-nearly-done');
      for (const { name, address } of part) {
        await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        await expectLoaded(page);
        const [height, overflow] = await page.evaluate(() => {
          const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
          return [scrollHeight, scrollWidth - clientWidth] as const;
        });
        const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) };
        const path = `gallery/review/${reviewName(options)}/${name}.png`;
        if (SPORTSBOOK.test(address)) await takeSportsbook(page, path, clip.height);
        else await page.screenshot({ path, fullPage: true, clip });
        expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        if (width === 320) expect.soft(await findCutText(page), name).toEqual([]);
      }
    });
  }
}

/** Takes the picture of the sportsbook. Chromium leaves a part of a frame blank in a picture that is higher than the viewport. */
async function takeSportsbook(page: Page, path: string, height: number): Promise<void> {
  await expect(page.getByRole('main').locator('iframe')).toBeVisible();
  await page.setViewportSize({ width, height });
  await page.screenshot({ path });
  await page.setViewportSize(VIEWPORT);
}

/** The flags of `npm run browsers -- gallery`, or their defaults. */
function readOptions(): ReviewOptions {
  const { REVIEW: text } = process.env;
  return text === undefined ? parseReviewOptions([]) : (JSON.parse(text) as ReviewOptions);
}
