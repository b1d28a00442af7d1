import { expect, test, violations } from './support';

for (const mode of ['dark', 'light'] as const) {
  test(
    `every component is on the workbench in ${mode} mode, without a violation of WCAG 2.2 AA (SPEC S21)`,
    { tag: mode === 'light' ? '@full' : [] },
    async ({ page }) => {
      await page.addInitScript((wanted) => {
        if (window === window.top) localStorage.setItem('color-mode', wanted);
      }, mode);
      await page.goto('/tests/workbench/');
      for (const name of [
        'Cores e tamanhos',
        'Botões e ícones',
        'Campos',
        'Avisos e esperas',
        'Navegação',
        'Jogos',
        'Páginas',
        'Seções de páginas',
        'Acima da página',
      ])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );
}

test('the workbench fits a narrow phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/tests/workbench/');
  await expect(page.getByRole('heading', { name: 'Bancada' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
