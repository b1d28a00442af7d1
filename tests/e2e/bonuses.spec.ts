import type { Page, Request } from '@playwright/test';

import { atBothWidths, balance, expect, logIn, sidewaysOverflow, test, violations } from './support';

async function openAs(page: Page, path: string) {
  await page.goto('/');
  await logIn(page);
  await page.goto(path);
}

/** Records the writing calls from now on, as method and path. */
function writes(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(coupons\/apply|active|redeem|bonus)\b/.test(pathname) && request.method() !== 'GET')
      seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

const give = (page: Page) =>
  page.request.post('/__mock/bonus', { data: { playerId: 'usr_1', name: 'Giro de cortesia', amount: 1500, multiplier: 0 } });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const code = (page: Page) => page.getByLabel('Código do cupom');
const apply = (page: Page) => page.getByRole('button', { name: 'Ativar cupom' });

atBothWidths(() => {
  test.describe('coupons', () => {
    test.use({ provoked: [/status of (404|500)/] });

    test('works by keyboard with an empty, an unknown and a valid code (SPEC C2, C3)', async ({ page }) => {
      const sent = writes(page);
      await openAs(page, '/user/coupon');
      await expect(apply(page)).not.toHaveAttribute('aria-disabled', 'true');
      await code(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Insira um cupom válido')).toBeVisible();
      expect(sent).toEqual([]);

      await code(page).fill('nada');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').getByText('Cupom não encontrado.')).toBeVisible();

      await expect(apply(page)).not.toHaveAttribute('aria-busy');
      await code(page).fill('giro10');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
      await expect(page.getByText('Cupom não encontrado.')).toBeHidden();
      await expect(page.getByRole('list', { name: 'Ativados' })).toContainText('GIRO10');
      expect(sent).toEqual(['POST /api/coupons/apply', 'POST /api/coupons/apply']);
      expect(await violations(page)).toEqual([]);
    });

    test('a 500 shows its text at once, and another coupon works meanwhile (SPEC C3)', async ({ page }) => {
      const sent = writes(page);
      await openAs(page, '/user/coupon');
      await expect(apply(page)).not.toHaveAttribute('aria-disabled', 'true');
      await page.route('**/api/coupons/apply', (route) => route.fulfill({ status: 500, json: { message: 'SQLSTATE' } }), { times: 1 });
      await code(page).fill('nada');
      const answered = page.waitForResponse('**/api/coupons/apply');
      await page.keyboard.press('Enter');
      await answered;
      await expect(page.getByRole('alert').getByText('Ocorreu um erro tente novamente.')).toBeVisible({ timeout: 3000 });
      await expect(page.getByText('Cupom NADA: conferimos se ele foi ativado.')).toBeVisible();
      await expect(apply(page)).not.toHaveAttribute('aria-busy');
      await code(page).fill('giro10');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Repetir o mesmo pedido' })).toBeVisible();
      expect(sent).toEqual(['POST /api/coupons/apply', 'POST /api/coupons/apply']);
      expect(await violations(page)).toEqual([]);
    });

    test('the coupon modal, by keyboard: closed by its success, with the toast and the new bonus on the page (SPEC M2)', async ({
      page,
    }) => {
      await openAs(page, '/user/bonus');
      await page.getByRole('button', { name: 'Usar um cupom' }).press('Enter');
      const modal = page.getByRole('dialog', { name: 'Usar um cupom' });
      await expect(modal).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await code(page).press('Enter');
      await expect(modal.getByText('Insira um cupom válido')).toBeVisible();
      await code(page).fill('Giro10');
      await code(page).press('Enter');
      await expect(modal).toBeHidden();
      await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
      await expect(card(page, 'Giro de R$ 10,00')).toBeVisible();
      await expect(page).toHaveURL(/\/user\/bonus$/);
      await expect(page.getByRole('button', { name: 'Usar um cupom' })).toBeFocused();
    });

    test('a deposit coupon opens the deposit with it, the toast above it; Back closes it (SPEC C1)', async ({ page }) => {
      await page.goto('/user/promotion/coupon?__scenario=deposit-coupon');
      await code(page).fill('primeiro');
      await apply(page).click();
      const deposit = page.getByRole('dialog', { name: /Deposit/ });
      await expect(deposit.getByText('Cupom ativado com sucesso')).toBeVisible();
      await expect(deposit.getByRole('textbox', { name: 'Cupom' })).toHaveValue('PRIMEIRO');
      await page.goBack();
      await expect(deposit).toBeHidden();
      await expect(page).toHaveURL(/\/user\/promotion\/coupon$/);
      await expect(page.getByRole('list', { name: 'Ativados' })).toContainText('Aguarda o depósito');
    });
  });

  test.describe('bonuses', () => {
    test('show the worked sum and the stakes behind it, with nothing cut off', async ({ page }) => {
      await openAs(page, '/user/bonus');
      const bonus = card(page, 'Bônus por apostas');
      await expect(bonus.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /180,00 de R\$\s600,00/);
      await expect(bonus).toContainText(/Faltam R\$\s420,00 de apostas; em .+ contam 100\s%\./);
      await bonus.getByText('Apostas que contaram').click();
      await expect(bonus.getByRole('list', { name: /Apostas que contaram/ }).getByRole('listitem')).toHaveCount(20);
      await bonus.getByRole('button', { name: 'Mostrar mais apostas' }).click();
      await expect(bonus.getByRole('list', { name: /Apostas que contaram/ }).getByRole('listitem')).not.toHaveCount(20);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });

    test('by keyboard: switch, redeem into the balance, give up after reading the loss (SPEC C4)', async ({ page }) => {
      await give(page);
      await openAs(page, '/user/bonus');
      const sent = writes(page);
      const gift = card(page, 'Giro de cortesia');
      const welcome = card(page, 'Bônus por apostas');

      await gift.getByRole('button', { name: 'Usar bônus' }).focus();
      await page.keyboard.press('Enter');
      const change = page.getByRole('dialog', { name: 'Usar este bônus?' });
      await expect(change).toContainText('Bônus por apostas fica em espera');
      await change.getByRole('button', { name: 'Usar bônus' }).press('Enter');
      await expect(change).toBeHidden();
      await expect(gift).toContainText('Em uso');

      await gift.getByRole('button', { name: 'Resgatar' }).press('Enter');
      await page.getByRole('dialog', { name: 'Resgatar bônus?' }).getByRole('button', { name: 'Resgatar' }).press('Enter');
      await expect(gift).toBeHidden();
      await expect(balance(page)).toContainText('1.265,00');

      await welcome.getByRole('button', { name: 'Excluir' }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Excluir bônus?' });
      await expect(question).toContainText(/Você perde R\$\s40,00/);
      await question.getByRole('button', { name: 'Manter bônus' }).press('Enter');
      await expect(welcome.getByRole('button', { name: 'Excluir' })).toBeFocused();
      await page.keyboard.press('Enter');
      await question.getByRole('button', { name: 'Excluir bônus' }).press('Enter');
      await expect(page.getByText('Nenhum bônus agora')).toBeVisible();
      await expect(balance(page)).toContainText('1.265,00');
      expect(sent.map((call) => call.replace(/rol_\w+/, 'id'))).toEqual([
        'POST /api/active/id',
        'POST /api/redeem/id',
        'DELETE /api/bonus/id',
      ]);
    });

    test('a redemption whose answer is lost is found, not sent again', async ({ page }) => {
      await give(page);
      await openAs(page, '/user/bonus');
      const sent = writes(page);
      await page.route('**/api/redeem/*', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await card(page, 'Giro de cortesia').getByRole('button', { name: 'Resgatar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resgatar' }).click();
      await expect(page.getByText(/R\$\s15,00 foram para o seu saldo/)).toBeVisible();
      await expect(balance(page)).toContainText('1.265,00');
      expect(sent).toHaveLength(1);
    });
    test.use({ provoked: [/ERR_CONNECTION_RESET/] });
  });
});
