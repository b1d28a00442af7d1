import { expect, test, violations } from './support';

const runs = [
  { scheme: 'dark', width: 360, isFull: false },
  { scheme: 'light', width: 1440, isFull: false },
  { scheme: 'light', width: 360, isFull: true },
  { scheme: 'dark', width: 1440, isFull: true },
] as const;
for (const { scheme, width, isFull } of runs) {
  test(
    `the lists, events and slip of the book have no violation of WCAG 2.2 AA in ${scheme} at ${String(width)} px (SPEC Q12)`,
    { tag: isFull ? '@full' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((mode) => {
        // Third-party frames have other storage, or none.
        if (window === window.top) localStorage.setItem('color-mode', mode);
      }, scheme);
      await page.goto('/sports');
      const book = page.frameLocator('iframe[title="Apostas esportivas"]');
      const check = (place: string) =>
        test.step(place, async () => {
          await expect(book.locator('html')).toHaveAttribute('data-theme', scheme);
          expect.soft(await violations(page, 'main'), place).toEqual([]);
        });
      const open = async (hash: string, heading: string | RegExp) => {
        await page.goto(`/sports#${hash}`);
        await expect(book.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await check(hash);
      };

      await open('/', 'Destaques');
      await open('/ao-vivo', 'Ao vivo');
      await open('/futebol', 'Futebol');
      await open('/basquete', 'Basquete');
      await open('/busca', 'Buscar');
      await page.goto('/sports#/futebol/serie-ouro');
      await book.locator('.event:has(.when:not(.on)) .event-head').first().click();
      await expect(book.locator('.board')).toBeVisible();
      await check('an event');
      await book.getByRole('button', { name: 'Todos', exact: true }).click();
      await check('all of its markets');

      await page.goto('/sports#/futebol/serie-ouro');
      const upcoming = book.locator('.event:has(.when:not(.on))');
      for (const index of [0, 1]) {
        await upcoming.nth(index).locator('.odds:not([disabled])').first().click();
        const show = book.getByRole('button', { name: /Ver bilhete$/ });
        if (width === 360) await show.click();
        await expect(book.locator('.selection')).toHaveCount(index + 1);
        await check(`a slip with ${String(index + 1)} selections`);
        if (width === 360) await book.getByRole('dialog', { name: 'Bilhete' }).press('Escape');
      }
    },
  );
}
