import { addresses, layouts } from '../../scripts/page-addresses';
import { findCutText } from './cut-text';
import { balance, expect, expectLoaded, logIn, setBrand, test } from './support';

// The viewport is that of the narrowest phone (SPEC S1).
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
        await expectLoaded(page);
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

test('nothing of the menu, the search and the dialogs is cut off at 320 px', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Principal' });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(dialog('Menu').getByRole('link', { name: 'Promoções' })).toBeVisible();
  expect.soft(await findCutText(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Buscar' }).click();
  for (const query of ['', 'mines', 'o', 'xqzwk']) {
    await page.getByRole('combobox', { name: 'Buscar no site' }).fill(query);
    await expect(dialog('Buscar').getByRole('option').first()).toBeVisible();
    await expectLoaded(page);
    expect.soft(await findCutText(page), `search for '${query}'`).toEqual([]);
  }
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('button', { name: 'Cadastrar' }).click();
  await expect(dialog('Criar conta')).toBeVisible();
  expect.soft(await findCutText(page), 'registration').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await logIn(page);
  await page.getByRole('banner').getByText('Depositar').or(page.getByRole('banner').getByLabel('Depositar')).first().click();
  await expect(dialog('Depositar').getByRole('button', { name: 'Gerar código PIX' })).toBeVisible();
  expect.soft(await findCutText(page), 'deposit').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Jogar', exact: true })).toBeVisible();
  expect.soft(await findCutText(page), 'game').toEqual([]);
});

for (const [layout, brand] of Object.entries(layouts)) {
  test(`no text is cut off at 320 px in the layout ${layout}`, async ({ page }) => {
    await setBrand(page, brand);
    await page.goto('/?__scenario=bonus-nearly-done');
    for (const address of ['/', '/casino/slots', '/promotions', '/games/mines', '/games/double', '/user/wallet', '/user/account']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await expectLoaded(page);
      expect.soft(await findCutText(page), address).toEqual([]);
    }
  });
}
