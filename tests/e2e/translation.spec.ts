import type { Page } from '@playwright/test';

import { addresses } from '../../scripts/page-addresses';
import { ana, balance, expect, expectLoaded, logIn, test } from './support';
import type { Translated } from './translator';
import { expectWhole, installTranslator, openTranslated } from './translator';

const TIMES: readonly Translated[] = ['before hydration', 'after hydration'];

async function control(page: Page, path: string, data: object = {}): Promise<void> {
  expect((await page.request.post(`/__mock${path}`, { data })).ok()).toBe(true);
}

async function newest(page: Page, list: 'deposits' | 'withdrawals'): Promise<{ id: string; status: string }> {
  const { data } = await (await page.request.get(`/__mock/${list}`)).json();
  return data[0];
}

async function addPixKey(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === '__Host-access_token')?.value ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/pix-keys', { headers, data: { type: 'cpf', key: ana.cpf } })).ok()).toBe(true);
}

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('region', { name });
const action = (page: Page) => page.getByRole('button', { name: /^(Apostar|Parar e levar)/ });

/** Waits until Double takes bets for a while. */
async function openTable(page: Page): Promise<void> {
  const { data } = await (await page.request.get('/v2/mini-games/double/current')).json();
  const { betting_ends_at: ends, server_time: now } = data;
  // A round takes bets for 15 s, and ends 10 s later.
  await control(page, '/clock', { advance: Date.parse(ends) + 10_300 - Date.parse(now) });
}

interface Operation {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly run: (page: Page) => Promise<void>;
  /** True for an operation of the sample of `npm test`. */
  readonly isSampled?: true;
}

const OPERATIONS: readonly Operation[] = [
  {
    name: 'a deposit, until it is paid',
    path: '/user/wallet/deposit',
    isSampled: true,
    async run(page) {
      await main(page).getByRole('button', { name: 'R$ 20,00', exact: true }).click();
      await main(page).getByRole('button', { name: 'Gerar código PIX' }).click();
      await expect(page.getByLabel('PIX copia e cola')).toHaveValue(/^000201/);
      await page.getByRole('button', { name: 'Copiar código PIX' }).click();
      await expect(page.getByText(/^Agora cole|^O navegador não deixou/)).toBeVisible();
      await control(page, `/deposits/${(await newest(page, 'deposits')).id}/pay`);
      await expect(page.getByText('Depósito aprovado', { exact: true })).toBeVisible();
      await expect(balance(page)).toContainText('1.270,00');
      await page.getByRole('button', { name: 'Depositar outro valor' }).click();
      await expect(main(page).getByRole('button', { name: 'Gerar código PIX' })).toBeVisible();
    },
  },
  {
    name: 'a withdrawal and its cancellation',
    path: '/user/wallet/withdraw',
    prepare: addPixKey,
    isSampled: true,
    async run(page) {
      await page.getByLabel('Valor do saque').fill('1000');
      await expect(page.getByRole('button', { name: 'Sacar R$ 10,00' })).toBeVisible();
      await page.getByLabel('Valor do saque').fill('12000');
      await page.getByRole('button', { name: 'Sacar R$ 120,00' }).click();
      await expect(page.getByText(/^Saque de R\$\s120,00 solicitado\./)).toBeVisible();
      await expect(balance(page)).toContainText('1.130,00');
      await main(page).getByRole('button', { name: 'Cancelar saque' }).click();
      await page.getByRole('group', { name: 'Confirmação' }).getByRole('button', { name: 'Cancelar saque' }).click();
      await expect(page.getByText(/^Saque cancelado\. R\$\s120,00 voltaram/)).toBeVisible();
      await expect(balance(page)).toContainText('1.250,00');
      expect((await newest(page, 'withdrawals')).status).toBe('cancelled');
    },
  },
  {
    name: 'a coupon',
    path: '/user/coupon',
    async run(page) {
      await page.getByLabel('Código do cupom').fill('giro10');
      await page.getByRole('button', { name: 'Ativar cupom' }).click();
      await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Ativados' })).toContainText('GIRO10');
    },
  },
  {
    name: 'bonuses: use, redeem, give up',
    path: '/user/bonus',
    prepare: (page) => control(page, '/bonus', { playerId: ana.id, name: 'Giro de cortesia', amount: 1500, multiplier: 0 }),
    async run(page) {
      const gift = card(page, 'Giro de cortesia');
      await gift.getByRole('button', { name: 'Usar bônus' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Usar bônus' }).click();
      await expect(gift).toContainText('Em uso');
      await gift.getByRole('button', { name: 'Resgatar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resgatar' }).click();
      await expect(gift).toBeHidden();
      await expect(balance(page)).toContainText('1.265,00');
      await card(page, 'Bônus por apostas').getByRole('button', { name: 'Excluir' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir bônus' }).click();
      await expect(page.getByText('Nenhum bônus agora')).toBeVisible();
    },
  },
  {
    name: 'a promotion',
    path: '/promotions',
    async run(page) {
      const mission = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Missão do cassino/ }) });
      await mission.getByRole('button', { name: 'Participar' }).click();
      await expect(mission.getByText('Você participa')).toBeVisible();
      await expect(mission.getByText(/Faltam R\$\s100,00 em apostas\./)).toBeVisible();
    },
  },
  {
    name: 'a PIX key',
    path: '/user/wallet/withdraw',
    async run(page) {
      await page.getByRole('button', { name: 'Cadastrar chave' }).click();
      await page.getByRole('button', { name: 'Salvar chave' }).click();
      await expect(page.getByRole('radio', { name: /982\.247/ })).toBeChecked();
    },
  },
  {
    name: 'a limit, set and lowered',
    path: '/user/protection',
    async run(page) {
      await page.getByRole('button', { name: 'Novo limite' }).click();
      const form = page.getByRole('form', { name: 'Novo limite' });
      await form.getByLabel('Valor do limite').fill('10000');
      await form.getByRole('button', { name: 'Salvar limite' }).click();
      await expect(page.getByText('Limite salvo. Já está valendo.')).toBeVisible();
      const limit = page.getByRole('list', { name: 'Limites' }).getByRole('listitem').filter({ hasText: 'Depósitos por dia' });
      await expect(limit).toContainText(/R\$\s100,00/);
      await limit.getByRole('button', { name: 'Alterar o limite de depósitos por dia' }).click();
      await limit.getByLabel('Valor do limite').fill('5000');
      await limit.getByRole('button', { name: 'Salvar limite' }).click();
      await expect(limit).toContainText(/R\$\s50,00/);
    },
  },
  {
    name: 'rounds of Mines, until one is cashed out',
    path: '/games/mines',
    async run(page) {
      const grid = page.getByRole('grid', { name: 'Tabuleiro' });
      await page.getByRole('button', { name: '1 mina', exact: true }).click();
      await expect(async () => {
        if ((await page.getByRole('button', { name: /^Parar e levar/ }).count()) === 0) await action(page).click();
        await expect(grid.getByRole('button', { name: /fechada$/ })).toHaveCount(25);
        await grid
          .getByRole('button', { name: /fechada$/ })
          .nth(12)
          .click();
        await expect(page.getByRole('button', { name: /^Parar e levar R\$\s0,51/ })).toBeVisible({ timeout: 3000 });
      }).toPass();
      // A press in the half second after the start counts as the second one of a double click.
      await expect(async () => {
        await page.getByRole('button', { name: /^Parar e levar R\$\s0,51/ }).click({ timeout: 1000 });
        await expect(page.getByRole('status').filter({ hasText: /^Você levou R\$\s0,51/ })).toHaveCount(1, { timeout: 3000 });
      }).toPass();
      await expect(page.getByRole('status').filter({ hasText: 'Conferida' })).toBeVisible();
    },
  },
  {
    name: 'a bet of Double, taken back, and the end of its round',
    path: '/games/double',
    async run(page) {
      const said = main(page).getByRole('status', { name: 'Rodada' });
      // A busy machine may need more than one round for it.
      await expect(async () => {
        await openTable(page);
        await expect(said).toHaveText(/^Rodada [\d.]+: apostas abertas\./, { timeout: 5000 });
        await page.getByRole('button', { name: /^Apostar .+ no preto/ }).click({ timeout: 5000 });
        await page.getByRole('button', { name: /^Retirar .+ do preto/ }).click({ timeout: 5000 });
        await expect(page.getByText('retirada', { exact: true })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(said).toHaveText(/^Saiu (branco|vermelho|preto) \d+\./);
    },
  },
];

for (const when of TIMES) {
  test.describe(`translated ${when}`, () => {
    // A bet comes too late for its round.
    test.use({ provoked: [/status of 409/] });

    for (const { name, path, prepare, run, isSampled } of OPERATIONS) {
      test(name, { tag: isSampled ? [] : '@full' }, async ({ page }) => {
        await page.goto('/');
        await logIn(page);
        await prepare?.(page);
        await installTranslator(page, when);
        await openTranslated(page, path, when);
        await run(page);
        await expectWhole(page);
        await control(page, '/clock', { reset: true });
      });
    }

    test.describe('every page', () => {
      test.use({ provoked: [/status of 40[34]|Content Security Policy|ERR_BLOCKED_BY_RESPONSE/] });

      for (const as of ['visitor', 'player'] as const) {
        for (const { address } of addresses) {
          test(`${address} opens for a ${as}, and is left for another one`, { tag: '@full' }, async ({ page }) => {
            if (as === 'player') await page.goto('/?__scenario=bonus-nearly-done');
            await installTranslator(page, when);
            await openTranslated(page, address, when);
            await expectLoaded(page);
            await expectWhole(page);
            await page.evaluate("history.pushState(null, '', '/promotions'); dispatchEvent(new PopStateEvent('popstate'))");
            // The way back closes the dialog of the login, which leaves for home.
            const next = address === '/login' && as === 'visitor' ? 'O que você quer jogar?' : 'Promoções';
            await expect(main(page).getByRole('heading', { level: 1, name: next })).toBeVisible();
            await expectWhole(page);
          });
        }
      }
    });
  });
}
