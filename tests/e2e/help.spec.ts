import { expect, logIn, sidewaysOverflow, test, violations } from './support';

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the help centre finds an article by a word of its text, with contacts and requests (SPEC R46)', async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      await page.goto('/ajuda');
      await expect(page.getByRole('heading', { level: 1, name: 'Central de ajuda' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Todos os artigos' }).getByRole('link', { name: 'Ouvidoria' })).toBeVisible();
      for (const fact of ['E-mail', 'Telefone', 'Horário'])
        await expect(page.getByRole('main').getByText(fact, { exact: true })).toBeVisible();
      await expect(page.getByText('Nenhuma reclamação')).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
      await page.getByLabel('Buscar na ajuda').fill('ouvidoria protocolo');
      const first = page.getByRole('list', { name: 'Resultados' }).getByRole('link').first();
      await expect(first).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await first.click();
      await expect(page).not.toHaveURL(/\/ajuda/);
      await page.goBack();
      await expect(page.getByLabel('Buscar na ajuda')).toHaveValue('ouvidoria protocolo');
      await page.getByRole('link', { name: 'Abrir reclamação' }).click();
      await expect(page).toHaveURL(/\/user\/complaints$/);
    });

    test('a visitor finds articles and contacts, and what is asked for in one place only in the search', async ({ page }) => {
      await page.goto('/ajuda');
      await expect(page.getByRole('button', { name: 'Entrar para reclamar' })).toBeVisible();
      await expect(page.getByText('Suas reclamações')).toBeHidden();
    });
  });
}
