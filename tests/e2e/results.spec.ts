import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, logIn, sidewaysOverflow, test, violations } from './support';

const certificate = (page: Page) => page.getByRole('article', { name: /resultados:/ });

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the wallet leads to the results of a year and of a month, by kind of bet (SPEC Q24, R40)', async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      await page.goto('/user/wallet');
      await page.getByRole('link', { name: 'Comprovante mensal e anual' }).click();
      await expect(page).toHaveURL(/\/user\/results$/);
      await expect(certificate(page)).toContainText('Comprovante anual de resultados');
      await expect(certificate(page)).toContainText('Parcial: o período ainda não terminou.');
      await expect(certificate(page)).toContainText('529.982.247-25');
      for (const kind of ['Eventos esportivos', 'Cassino', 'Cassino ao vivo', 'Mines', 'Double', 'Total']) {
        await expect(certificate(page).getByRole('rowheader', { name: kind, exact: true })).toBeVisible();
      }
      await expect(certificate(page)).toContainText('Lei 14.790/2023, art. 31');
      await expect(certificate(page)).toContainText('Texto que a Receita Federal exige neste comprovante');
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await page.getByLabel('Ano', { exact: true }).selectOption({ index: 1 });
      const lastYear = String(new Date().getFullYear() - 1);
      await expect(page).toHaveURL(new RegExp(`period=${lastYear}$`));
      await expect(certificate(page)).toContainText(`31/12/${lastYear}`);
      await expect(certificate(page)).not.toContainText('Parcial');
      await page.getByLabel('Ano', { exact: true }).selectOption({ index: 0 });
      await page.getByLabel('Mês').selectOption({ index: 1 });
      await expect(certificate(page)).toContainText('Extrato mensal de resultados: janeiro de');
      await expect(page).toHaveURL(/period=\d{4}-01$/);
    });
  });
}

test('the certificate prints dark on white, and is a PDF file and one for spreadsheets (SPEC Q24)', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.goto('/user/results');
  await expect(certificate(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^resultados-\d{4}\.csv$/);
  const nextDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const pdf = await nextDownload;
  expect(pdf.suggestedFilename()).toMatch(/^resultados-\d{4}\.pdf$/);
  const text = await readFile(await pdf.path(), 'latin1');
  expect(text).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/);
  for (const part of ['529.982.247-25', 'Eventos esportivos', 'Saldo em 31/12/', 'Lei 14.790/2023, art. 31']) expect(text).toContain(part);
  await page.emulateMedia({ media: 'print' });
  await expect(certificate(page)).toBeVisible();
  await expect(certificate(page)).toHaveCSS('color', 'rgb(17, 17, 17)');
});
