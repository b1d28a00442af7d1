import { expect, logIn, sidewaysOverflow, test, violations } from './support';

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a complaint has a protocol number and a deadline at once (SPEC Q25, R41)', async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      await page.goto('/user/account');
      await page.getByRole('link', { name: 'Reclamações' }).click();
      await expect(page).toHaveURL(/\/user\/complaints$/);
      await expect(page.getByText('Nenhuma reclamação')).toBeVisible();
      await page.getByLabel('O que aconteceu').fill('O saque de 20/11 ainda não caiu na minha conta.');
      await page.getByRole('button', { name: 'Abrir reclamação' }).click();
      const first = page.getByRole('list', { name: 'Reclamações' }).getByRole('listitem').first();
      await expect(first).toContainText(/Protocolo \d{8}-\d{9}/);
      await expect(first).toContainText(/Recebida\. Resposta até \d\d\/\d\d\/\d{4}/);
      await expect(page.getByRole('link', { name: /consumidor\.gov\.br/ })).toHaveAttribute('href', 'https://www.consumidor.gov.br');
      // A control that the header covers in part counts as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await violations(page, 'main')).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });
  });
}
