import type { Page } from '@playwright/test';

import { balance, expect, PASSWORD, test, violations } from './support';

test.use({ provoked: [/status of 422/] });

const lock = (page: Page) => page.getByRole('alertdialog', { name: 'Tela bloqueada' });

/** Sets the page's state as if the player had left the site that long ago. */
async function leaveFor(page: Page, minutes: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-activity'))).not.toBeNull();
  await page.evaluate((at) => localStorage.setItem('last-activity', String(at)), Date.now() - minutes * 60_000);
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('after 30 minutes the page is locked and hidden, and the password brings it back as it was (SPEC Q33)', async ({ page }) => {
      await page.goto('/user/wallet/withdraw?__scenario=verified');
      await expect(balance(page)).toBeVisible();
      await leaveFor(page, 29);
      await page.getByRole('heading', { level: 1 }).hover();
      await leaveFor(page, 31);
      await expect(lock(page)).toBeVisible();
      await expect(balance(page)).toBeHidden();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(lock(page)).toBeVisible();

      await lock(page).getByLabel('Sua senha', { exact: true }).fill('errada');
      await page.keyboard.press('Enter');
      await expect(lock(page).getByText('Senha incorreta.')).toBeVisible();
      await lock(page).getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(lock(page)).toBeHidden();
      await expect(balance(page)).toContainText('250,00');
      await expect(page).toHaveURL(/\/user\/wallet\/withdraw/);
    });
  });
}

test('a round of mines is not covered before it is settled (SPEC Q33)', async ({ page }) => {
  await page.goto('/games/mines?__scenario=open-mines-round');
  await expect(balance(page)).toBeVisible();
  await leaveFor(page, 31);
  const cashOut = page.getByRole('button', { name: /^Parar e levar/ });
  await expect(cashOut).toBeVisible();
  await cashOut.focus();
  await expect(lock(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(lock(page)).toBeVisible();
});

test('the player can log out instead, and the next login is not locked (SPEC Q33)', async ({ page }) => {
  await page.goto('/?__player=usr_1');
  await expect(balance(page)).toBeVisible();
  await leaveFor(page, 31);
  await lock(page).getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
  await page.goto('/?__player=usr_1');
  await expect(balance(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-activity'))).not.toBeNull();
  await expect(lock(page)).toBeHidden();
});
