import { expect, logIn, sidewaysOverflow, test, violations } from './support';

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a round of Mines is in the history of all games, with a receipt and in the file (SPEC Q35, R45)', async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      await page.goto('/games/mines');
      const play = page.getByRole('button', { name: /^Apostar/ });
      await expect(play).not.toHaveAttribute('aria-disabled', 'true');
      await play.click();
      await expect(page.getByRole('button', { name: /^Parar e levar/ })).toBeVisible();
      await page.goto('/user/wallet');
      await page.getByRole('link', { name: 'Histórico de apostas' }).click();
      await expect(page).toHaveURL(/\/user\/history$/);
      const first = page
        .getByRole('listitem')
        .filter({ has: page.locator('summary') })
        .first();
      await expect(first).toContainText('Mines');
      await expect(first).toContainText('Em aberto');
      await first.locator('summary').click();
      expect(await violations(page, 'main')).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

      await first.getByRole('button', { name: 'Ver comprovante' }).click();
      const receipt = page.getByRole('dialog', { name: 'Comprovante da aposta' });
      await expect(receipt).toContainText('Ana Souza');
      await expect(receipt).toContainText('CNPJ');
      expect(await violations(page, 'dialog')).toEqual([]);
      await receipt.getByRole('button', { name: 'Fechar' }).click();

      await page.getByLabel('Tipo de aposta').selectOption({ label: 'Mines' });
      await expect(page).toHaveURL(/kind=mines/);
      await expect(page.getByText('1 aposta', { exact: true })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar CSV' }).click();
      expect((await download).suggestedFilename()).toBe('apostas.csv');
    });
  });
}
