import { balance, expect, test, violations } from './support';

test.use({ provoked: [/status of 403/] });

const SAO_PAULO = { latitude: -23.55, longitude: -46.63 };
const LISBON = { latitude: 38.72, longitude: -9.14 };

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('the location is asked for after the login and before a bet, which then goes on (SPEC Q34)', async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(LISBON);
      await page.goto('/?__scenario=location-required');
      const dialog = page.getByRole('dialog', { name: 'Onde você está?' });
      await expect(dialog).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Permitir localização' }).click();
      await expect(dialog.getByText(/você está fora do Brasil/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Agora não' }).click();

      await page.request.post('/__mock/clock', { data: { advance: 31 * 60_000 } });
      await context.setGeolocation(SAO_PAULO);
      await page.goto('/games/mines');
      // The header has the balance, on a phone the bar of the game.
      const untouched = page.getByText('250,00').filter({ visible: true });
      await expect(untouched.first()).toBeVisible();
      await page
        .getByRole('button', { name: /^Apostar/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: 'Permitir localização' }).click();
      await expect(dialog).toBeHidden();
      await expect(untouched).toHaveCount(0);
    });
  });
}

test('a browser that refuses says how to allow it, and nothing is bet (SPEC Q34)', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/?__scenario=location-required');
  const dialog = page.getByRole('dialog', { name: 'Onde você está?' });
  await dialog.getByRole('button', { name: 'Permitir localização' }).click();
  await expect(dialog.getByText(/Libere a localização deste site/)).toBeVisible();
  await expect(balance(page)).toContainText('250,00');
});
