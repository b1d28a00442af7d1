import type { Page, Route } from '@playwright/test';

import { holdEnterFor } from '../money-browser/gestures';
import { shortenPolling } from '../money-browser/shown';
import { ana, expect, logIn, test } from './support';

/** Time for which Enter is held. */
const HOLD_MS = 1500;

/** Responses that say nothing about the outcome. */
const FAULTS: readonly { name: string; status: number; body: string }[] = [
  { name: '200 with an empty body', status: 200, body: '' },
  { name: '204', status: 204, body: '' },
  { name: '200 with null as its data', status: 200, body: '{"data":null}' },
  { name: '408', status: 408, body: '{"message":"Request Timeout"}' },
  { name: '429', status: 429, body: '{"message":"Too Many Attempts."}' },
  { name: '524', status: 524, body: '<html><body>A timeout occurred</body></html>' },
];

/** Operations, each of which sends one request that moves money. */
const OPERATIONS = [
  {
    name: 'withdrawal',
    list: 'withdrawals',
    path: '/user/wallet/withdraw',
    api: '**/api/withdrawals',
    async fill(page: Page) {
      await page.getByLabel('Valor do saque').fill('1000');
      return page.getByRole('button', { name: /^Sacar R\$\s10,00$/ });
    },
    done: (page: Page) => page.getByText(/^Saque de R\$\s10,00 solicitado\./),
    unresolved: 'Ainda não sabemos se o saque foi feito.',
  },
  {
    name: 'deposit',
    list: 'deposits',
    path: '/user/wallet/deposit',
    api: '**/api/deposits',
    async fill(page: Page) {
      await page.getByRole('main').getByRole('button', { name: 'R$ 20,00', exact: true }).click();
      return page.getByRole('main').getByRole('button', { name: 'Gerar código PIX' });
    },
    done: (page: Page) => page.getByText('Aguardando o pagamento'),
    unresolved: 'Ainda não sabemos se o depósito foi feito.',
  },
] as const;

test.use({ provoked: [/status of \d+|ERR_/] });

async function open(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await logIn(page, ana.email);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === '__Host-access_token')?.value ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  const key = await page.request.post('/api/pix-keys', { headers, data: { type: 'cpf', key: ana.cpf } });
  expect(key.ok()).toBe(true);
  await page.goto(path);
}

async function count(page: Page, list: string): Promise<number> {
  const { data } = (await (await page.request.get(`/__mock/${list}`)).json()) as { data: { player_id: string }[] };
  return data.filter(({ player_id: player }) => player === ana.id).length;
}

/** Answers the first POST, and lets later ones pass. Returns the keys of all. */
async function answerFirst(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const keys: string[] = [];
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '');
    return keys.length === 1 ? answer(route) : route.continue();
  });
  return keys;
}

test.beforeEach(({ context }) => shortenPolling(context));

for (const { name, list, path, api, fill, done, unresolved } of OPERATIONS) {
  for (const { name: fault, status, body } of FAULTS) {
    test(`a ${name} that was executed and answered with ${fault} is found, not sent again`, async ({ page }) => {
      await open(page, path);
      const before = await count(page, list);
      const keys = await answerFirst(page, api, async (route) => {
        await route.fetch();
        await route.fulfill({ status, body });
      });
      await (await fill(page)).dblclick();
      await expect(done(page)).toBeVisible();
      await expect(page.getByText('Voltamos em breve!')).toBeHidden();
      expect(await count(page, list)).toBe(before + 1);
      expect(keys).toHaveLength(1);
    });
  }

  test(`a ${name} that is executed late, after a 524, is unresolved until a press finds it`, async ({ page }) => {
    await open(page, path);
    const before = await count(page, list);
    let execute: () => Promise<unknown> = () => Promise.resolve();
    const keys = await answerFirst(page, api, async (route) => {
      const request = route.request();
      const sent = { method: 'POST', headers: await request.allHeaders(), data: request.postData() ?? '' };
      execute = () => page.request.fetch(request.url(), sent);
      await route.fulfill({ status: 524, body: '<html></html>' });
    });
    await (await fill(page)).click();
    const notice = page.getByRole('status').filter({ hasText: unresolved });
    await expect(notice).toBeVisible();
    await expect(done(page)).toBeHidden();
    await execute();
    // The recheck may precede the press.
    await notice
      .getByRole('button', { name: 'Repetir o mesmo pedido' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(done(page)).toBeVisible();
    expect(await count(page, list)).toBe(before + 1);
    expect(new Set(keys).size).toBe(1);
  });

  test(`a ${name} that was not executed, with an empty 200, is repeated under its key alone`, async ({ page }) => {
    await open(page, path);
    const before = await count(page, list);
    const keys = await answerFirst(page, api, (route) => route.fulfill({ status: 200, body: '' }));
    await (await fill(page)).click();
    const notice = page.getByRole('status').filter({ hasText: unresolved });
    await expect(notice).toBeVisible();
    await page.reload();
    await notice.getByRole('button', { name: 'Repetir o mesmo pedido' }).dblclick();
    await expect(done(page)).toBeVisible();
    expect(await count(page, list)).toBe(before + 1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test(`Enter held for 1.5 s makes one ${name}, although its response is empty`, async ({ page }) => {
    await open(page, path);
    const before = await count(page, list);
    const keys = await answerFirst(page, api, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 200, body: '' });
    });
    await holdEnterFor(await fill(page), HOLD_MS);
    await expect(done(page)).toBeVisible();
    await expect(page.getByText('Voltamos em breve!')).toBeHidden();
    expect(await count(page, list)).toBe(before + 1);
    expect(keys).toHaveLength(1);
  });
}
