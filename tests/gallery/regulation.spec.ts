import { expect, sidewaysOverflow, test, violations } from '../e2e/support';
import { regulationStates } from './regulation-states';

// These tests take pictures of the states that docs/spec/regulation.md requires. docs/compliance.md names them.

/** These errors belong to the states. */
test.use({ provoked: [/status of [45]\d\d/] });

const KEY = ['activation', 'registration-limits', 'reality-check', 'inactivity', 'barred-benefit', 'results', 'privacy', 'promotions'];

/**
 * Counts the parts in view whose data are loading. Those further down load when they are scrolled to, those behind a
 * dialog later.
 */
const countWaiting = () =>
  [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('[aria-busy="true"]')].filter((part) => {
    const { top, bottom, width } = part.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight - 100;
  }).length;

for (const width of [360, 1440]) {
  for (const { name, open, position } of regulationStates) {
    for (const mode of KEY.includes(name) ? (['dark', 'light'] as const) : (['dark'] as const)) {
      test(`${name} at ${String(width)} px, ${mode}`, async ({ page, context }) => {
        await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
        await page.addInitScript((wanted) => {
          // Frames of strangers have storage of their own, or none.
          if (window === window.top) localStorage.setItem('color-mode', wanted);
        }, mode);
        if (position !== undefined) {
          await context.grantPermissions(['geolocation']);
          await context.setGeolocation(position);
        }
        await open(page);
        await expect.poll(() => page.evaluate(countWaiting)).toBe(0);
        await page.evaluate(async () => void (await document.fonts.ready));
        const suffix = mode === 'light' ? '-light' : '';
        await page.screenshot({ path: `gallery/regulation/${name}-${String(width)}${suffix}.png` });
        const overflow = await sidewaysOverflow(page);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}
