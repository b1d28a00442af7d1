import { addresses } from '../../scripts/page-addresses';
import { LARGE_TEXT } from './large-text';
import { expect, expectLoaded, sidewaysOverflow, test } from './support';

// The viewport has room for as many letters as 160 px with text of the usual size.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: ({ launchOptions: { args = [], ...others } }, use) => use({ ...others, args: [...args, LARGE_TEXT] }),
  // This error comes from the page that is not found.
  provoked: [/status of 404/],
});

for (const who of ['visitor', 'player'] as const)
  test(`with text of 200 % at 320 px, no page scrolls sideways for a ${who}`, async ({ page }) => {
    if (who === 'player') await page.goto('/?__scenario=bonus-nearly-done');
    for (const { name, address, isForPlayers = false } of addresses) {
      if (isForPlayers !== (who === 'player')) continue;
      await page.goto(address);
      await expectLoaded(page);
      expect.soft(await sidewaysOverflow(page), name).toBeLessThanOrEqual(0);
    }
  });
