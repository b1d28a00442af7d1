import { addresses } from './addresses';
import { findCutText } from './cut-text';
import { balance, expect, test } from './support';

// The narrowest phone (SPEC S1).
test.use({ viewport: { width: 320, height: 640 }, provoked: [/status of 404/] });

const PAGES_PER_TEST = 12;

for (const who of ['visitor', 'player'] as const) {
  const places = addresses.filter(({ isForPlayers = false }) => isForPlayers === (who === 'player'));
  for (let start = 0; start < places.length; start += PAGES_PER_TEST) {
    const part = places.slice(start, start + PAGES_PER_TEST);
    test(`no text is cut off at 320 px for a ${who}, from ${part[0]?.name ?? ''} to ${part.at(-1)?.name ?? ''}`, async ({ page }) => {
      if (who === 'player') await page.goto('/?__scenario=bonus-nearly-done');
      for (const { name, address } of part) {
        await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => void (await document.fonts.ready));
        expect.soft(await findCutText(page), name).toEqual([]);
      }
    });
  }
}

test('nothing of the panels in the header is cut off at 320 px', async ({ page }) => {
  await page.goto('/?__scenario=bonus-nearly-done');
  await balance(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sacar' })).toBeVisible();
  expect(await findCutText(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carteira' })).toBeVisible();
  expect(await findCutText(page)).toEqual([]);
});
