import { createHmac } from 'node:crypto';

import type { Page } from '@playwright/test';

import { ana, balance, expect, PASSWORD, test, violations } from './support';

test.use({ provoked: [/status of (409|422|429)/] });

const DEVICE = '__Host-device_token';
/** Secret of the scenario's app: JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP in base32. */
const SECRET = Buffer.from('48656c6c6f21deadbeef48656c6c6f21deadbeef', 'hex');
const newestCode = async (page: Page): Promise<string> =>
  (await (await page.request.get('/__mock/mail/newest?to=@exemplo.invalid')).json()).code;

/** Computes a code independently of the stand-in. */
function appCode(at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', SECRET).update(counter).digest();
  return String((mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Logs in with the password. @param scenario null stays with the scenario and its player */
async function sendPassword(page: Page, scenario: string | null): Promise<void> {
  await page.goto(scenario === null ? '/?__player=none' : `/?__scenario=${scenario}&__player=none`);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('a login on a new device needs the code of the e-mail, and a trusted device none (SPEC Q30)', async ({ page, context }) => {
      await sendPassword(page, 'second-factor');
      const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
      await expect(dialog.getByLabel('Código do e-mail')).toBeFocused();
      expect(await violations(page)).toEqual([]);

      const code = await newestCode(page);
      await dialog.getByLabel('Código do e-mail').fill(code === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Código incorreto. Restam 4 tentativas.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Voltar' }).click();
      const first = page.getByRole('dialog', { name: 'Entrar' });
      await expect(first.getByLabel('CPF ou e-mail')).toHaveValue(ana.email);
      await expect(first.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);
      await first.getByRole('button', { name: 'Entrar' }).click();

      await expect(dialog.getByLabel('Código do e-mail')).toHaveValue('');
      await dialog.getByRole('checkbox', { name: 'Não pedir código neste aparelho por 7 dias' }).check();
      await dialog.getByLabel('Código do e-mail').fill(await newestCode(page));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(balance(page)).toContainText('250,00');
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
      expect(stored).not.toMatch(/dvt_|chl_|eyJ/);
      expect((await context.cookies()).find(({ name }) => name === DEVICE)).toMatchObject({ secure: true, sameSite: 'Strict' });

      await page.goto('/user/account/password');
      const devices = page.getByRole('region', { name: 'Aparelhos de confiança' });
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      await sendPassword(page, null);
      await expect(balance(page)).toContainText('250,00');

      await page.goto('/user/account/password');
      await devices.getByRole('button', { name: /^Remover o aparelho/ }).click();
      await expect(devices.getByText(/Nenhum aparelho está dispensado/)).toBeVisible();
      await sendPassword(page, null);
      await expect(dialog).toBeVisible();
    });

    test('an app for codes is activated, and then needed at the login (SPEC Q30)', async ({ page }) => {
      await page.goto('/user/account/password?__player=usr_1');
      const card = page.getByRole('region', { name: 'Confirmação em duas etapas' });
      await card.getByRole('button', { name: 'Usar um aplicativo de códigos' }).click();
      await card.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(card.getByRole('img', { name: 'QR code para o aplicativo de códigos' })).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
      await card.getByLabel('Código que o aplicativo mostra').fill('000000');
      await page.keyboard.press('Enter');
      await expect(card.getByText(/^Código incorreto\./)).toBeVisible();
      await card.getByRole('button', { name: 'Cancelar' }).click();
      await expect(card.getByRole('button', { name: 'Usar um aplicativo de códigos' })).toBeFocused();
    });
  });
}

test('the app logs in, or a recovery code where the phone is lost (SPEC Q30)', async ({ page }) => {
  await sendPassword(page, 'second-factor-app');
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByLabel('Código do aplicativo').fill(appCode(Date.now()));
  await page.keyboard.press('Enter');
  await expect(balance(page)).toContainText('250,00');

  await sendPassword(page, null);
  await dialog.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await dialog.getByLabel('Código de recuperação').fill('8H2D Q7WN');
  await page.keyboard.press('Enter');
  await expect(balance(page)).toContainText('250,00');
});

test('an expired code, and too many wrong ones, lead back to the password (SPEC Q30)', async ({ page }) => {
  await sendPassword(page, 'second-factor');
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(dialog.getByLabel('Código do e-mail')).toBeFocused();
  const code = await newestCode(page);
  await page.request.post('/__mock/clock', { data: { advance: 11 * 60_000 } });
  await dialog.getByLabel('Código do e-mail').fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Este código venceu.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Entrar de novo com a senha' }).click();
  await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Entrar' }).click();

  await expect(dialog.getByLabel('Código do e-mail')).toBeFocused();
  const right = await newestCode(page);
  await dialog.getByLabel('Código do e-mail').fill(right === '000000' ? '111111' : '000000');
  for (const text of ['Restam 4', 'Restam 3', 'Restam 2', 'Resta 1', 'Por segurança, bloqueamos o acesso por 15 minutos']) {
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Entrar de novo com a senha' })).toBeVisible();
});
