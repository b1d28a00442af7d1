import { expect, expectLoaded, logIn, sidewaysOverflow, test, violations } from './support';

const sampledPlaces = ['/', '/casino/slots'];
const otherPlaces = ['/login', '/nada/disso', '/casino', '/casino/live', '/casino/favorites'];
const runs = [
  { scheme: 'dark', places: sampledPlaces, isFull: false },
  { scheme: 'dark', places: otherPlaces, isFull: true },
  { scheme: 'light', places: [...sampledPlaces, ...otherPlaces], isFull: true },
] as const;
for (const { scheme, places, isFull } of runs) {
  test(
    `${places.join(', ')} have no violation of WCAG 2.2 AA in ${scheme} for a visitor (SPEC Q12)`,
    { tag: isFull ? '@full' : [] },
    async ({ page }) => {
      await page.addInitScript((mode) => {
        // Third-party frames have other storage, or none.
        if (window === window.top) localStorage.setItem('color-mode', mode);
      }, scheme);
      for (const place of places) {
        await test.step(place, async () => {
          await page.goto(place);
          await expectLoaded(page);
          expect.soft(await violations(page), place).toEqual([]);
        });
      }
    },
  );
}

test('a player with the account menu open has none either', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.getByRole('button', { name: 'Sua conta' }).click();
  expect(await violations(page)).toEqual([]);
});

for (const place of ['/', '/casino/slots', '/casino/favorites', '/nada/disso']) {
  test(`nothing of ${place} scrolls sideways`, { tag: place === '/' ? [] : '@full' }, async ({ page }) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      if (page.url() === 'about:blank') await page.goto(place);
      await expectLoaded(page);
      expect.soft(await sidewaysOverflow(page), `${String(width)} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the way from the top of the page to a game and the login goes by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Ir para o conteúdo|Pular/ })).toBeFocused();
  await page.getByRole('button', { name: 'Entrar' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await expect(dialog.getByLabel('CPF ou e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeFocused();
});
