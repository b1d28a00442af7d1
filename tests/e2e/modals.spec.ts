import type { Page } from '@playwright/test';

import { expect, logIn, test, violations } from './support';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Entrar' });

async function openLogin(page: Page) {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Entrar')).toBeVisible();
}

test('by keyboard: the focus goes in, stays in, and returns to what opened it', async ({ page }) => {
  await openLogin(page);
  await expect(dialog(page, 'Entrar').getByLabel('CPF ou e-mail')).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('login, registration and recovery are one step for Back, which stays on the page; Forward opens nothing (SPEC M1, M5)', async ({
  page,
}) => {
  await page.goto('/casino');
  await opener(page).click();
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  await expect(dialog(page, 'Criar conta')).toBeVisible();
  await dialog(page, 'Criar conta').getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/casino$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unfinished registration asks first, above the form, which stays as it is (SPEC M3)', async ({ page }) => {
  await openLogin(page);
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  const form = dialog(page, 'Criar conta');
  const box = form.getByRole('textbox').first();
  await box.pressSequentially('529');
  await page.goBack();
  const question = dialog(page, 'Sair do cadastro?');
  await expect(question).toBeVisible();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(box).toHaveValue('529');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Sair e apagar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('a press outside closes an untouched form, and not one that was typed into', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLogin(page);
  await dialog(page, 'Entrar').getByLabel('CPF ou e-mail').fill('ana');
  await page.mouse.click(20, 400);
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await dialog(page, 'Entrar').getByLabel('CPF ou e-mail').fill('');
  await page.mouse.click(20, 400);
  await expect(dialog(page, 'Entrar')).toBeHidden();
});

test('a sheet of full height on a phone, a card with its banner on a desk (SPEC M3)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await openLogin(page);
  expect(await dialog(page, 'Entrar').boundingBox()).toMatchObject({ x: 0, y: 0, height: 720 });
  await expect(dialog(page, 'Entrar').locator('img')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog(page, 'Entrar').locator('img')).toBeVisible();
  const box = await dialog(page, 'Entrar').boundingBox();
  expect(box?.height).toBeLessThan(800);
  expect(box?.width).toBeLessThan(900);
});

test('a reload with a modal open leaves no entry that Back has to pass twice', async ({ page }) => {
  await page.goto('/casino');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/');
  await openLogin(page);
  await page.reload();
  await opener(page).click();
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Entrar')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 720 } });

  for (const [name, way] of [
    ['Entrar', []],
    ['Criar conta', ['Cadastrar']],
    ['Recuperar senha', ['Esqueci minha senha']],
  ] as const) {
    test(`${name} has no violation of WCAG 2.2 AA and nothing cut off`, async ({ page }) => {
      await openLogin(page);
      for (const step of way) await page.getByRole('dialog').getByRole('button', { name: step }).click();
      await expect(dialog(page, name)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await dialog(page, name).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  for (const [button, name] of [
    ['Excluir', 'Excluir bônus?'],
    ['Usar bônus', 'Usar este bônus?'],
    ['Resgatar', 'Resgatar bônus?'],
  ] as const) {
    test(`${name} has none either`, async ({ page }) => {
      await page.request.post('/__mock/bonus', { data: { playerId: 'usr_1', name: 'Giro de cortesia', amount: 1500, multiplier: 0 } });
      await page.goto('/');
      await logIn(page);
      await page.goto('/user/bonus');
      await page.getByRole('region', { name: 'Giro de cortesia' }).getByRole('button', { name: button }).click();
      await expect(dialog(page, name)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await dialog(page, name).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }
});
