import type { Page } from '@playwright/test';

import { ana, balance, changeBalance, expect, logIn, test } from './support';

// All tests share the socket, so each ends its own faults.
const set = async (page: Page, wanted: object) => expect((await page.request.put('/__mock/realtime', { data: wanted })).ok()).toBe(true);
const cut = async (page: Page, code?: number) =>
  expect((await page.request.post('/__mock/realtime/close', { data: { code } })).ok()).toBe(true);
const emit = async (page: Page, name: string, payload: object) =>
  expect((await page.request.post('/__mock/events', { data: { name, subject: ana.id, payload } })).ok()).toBe(true);

/** Waits until the player's channels are subscribed. */
async function live(page: Page): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await expect.poll(async () => (await (await page.request.get('/__mock/realtime')).json()).connections).toBe(1);
  // The change arrives without a refetch: the channel works.
  await expect(async () => {
    await changeBalance(page, ana.id, 1);
    await expect(balance(page)).toContainText(/1\.250,(?!00)/, { timeout: 1000 });
  }).toPass();
}

const deposit = (id: string) => ({ transaction_id: id, amount: 5000, deposit_occurrence: 2 });

for (const errorStyle of ['inBand', 'closeCode']) {
  test.describe(errorStyle, () => {
    test.beforeEach(({ page }) => set(page, { errorStyle }));

    test('an approved deposit that is announced four times is one alert', async ({ page }) => {
      await live(page);
      await set(page, { faults: { duplicate: true } });
      await emit(page, 'DepositApprovedEvent', deposit('tx_a'));
      await emit(page, 'DepositApprovedEvent', deposit('tx_a'));
      await changeBalance(page, ana.id, 10_000);
      await expect(balance(page)).toContainText(/1\.350,/);
      const alert = page.getByText(/^Depósito de R\$\s50,00 aprovado\.$/);
      await expect(alert).toHaveCount(1);
    });

    test('hostile frames reach neither the player nor the page’s errors', async ({ page }) => {
      await live(page);
      const garbage = [
        '{}',
        '[]',
        'null',
        '{"event":5}',
        '{"event":"x","channel":"__proto__","data":"{}"}',
        'garbage',
        `"${'x'.repeat(100_000)}"`,
      ];
      await set(page, { faults: { garbage } });
      await changeBalance(page, ana.id, 10_000);
      await expect(balance(page)).toContainText(/1\.350,/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test.describe('down', () => {
      // Each failed attempt logs one message.
      test.use({ provoked: [/WebSocket connection to/] });

      const goDown = async (page: Page) => {
        await live(page);
        await set(page, { faults: { unreachable: true } });
        await cut(page);
        await balance(page).click();
        const stale = page.getByText('Sem tempo real agora.');
        await expect(stale).toBeVisible();
        return stale;
      };

      test('a lost socket is shown, and is back within 10 s of a server that was away for a moment (SPEC T4)', async ({ page }) => {
        const stale = await goDown(page);
        await set(page, { faults: {} });
        await expect(stale).toBeHidden();
      });

      test('while the socket is down the balance is polled, and a page that is shown again connects at once', async ({ page }) => {
        const stale = await goDown(page);
        await changeBalance(page, ana.id, 100_000);
        await expect(balance(page)).toContainText(/2\.250,/);
        await set(page, { faults: {} });
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(stale).toBeHidden({ timeout: 5000 });
      });
    });

    test('a storm of 4200 makes at most one socket a second', async ({ page }) => {
      await live(page);
      let sockets = 0;
      page.on('websocket', () => {
        sockets += 1;
      });
      await set(page, { faults: { refuse: { code: 4200, message: 'Again' } } });
      const began = Date.now();
      await cut(page, 4200);
      await expect.poll(() => sockets).toBeGreaterThanOrEqual(4);
      // The first attempt is made at once.
      expect(sockets - 1).toBeLessThanOrEqual((Date.now() - began) / 1000);
      await set(page, { faults: {} });
      await expect(async () => {
        await changeBalance(page, ana.id, 1000);
        await expect(balance(page)).not.toContainText('1.250,', { timeout: 1000 });
      }).toPass();
    });
  });
}

test('a visitor who only looks at the page gets the socket ten seconds after it is idle (SPEC S15, D13)', async ({ page }) => {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/app/'));
  await page.goto('/');
  await socket;
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(10_000);
});

test('a visitor opens the socket with the first press (SPEC S15, D13)', async ({ page }) => {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/app/'));
  await page.goto('/');
  await page.keyboard.press('Tab');
  await socket;
  await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
});
