import type { Page } from '@playwright/test';

import { launchTrusting, startSecureHost } from './secure-host';
import { expect, logIn, test } from './support';
import { worldCookie, worldHeaders } from './world';

const DEVICE = {
  endpoint: 'https://push.example.invalid/send/9f2c',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Takes the place of the browser's push service, which needs the network. Counts the questions for the permission. */
async function hasPushService(page: Page): Promise<void> {
  await page.addInitScript(({ endpoint, ...keys }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
    const subscription = {
      endpoint,
      getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
      unsubscribe: () => Promise.resolve(true),
    };
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as object as PushSubscription);
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1);
      return ask();
    };
  }, DEVICE);
}

test('a player who waits for a withdrawal turns the notice on, and the device shows it with the site’s page (SPEC S27)', async ({
  baseURL,
  launchOptions,
  request,
}) => {
  const host = await startSecureHost('--backend', baseURL ?? '');
  const browser = await launchTrusting(launchOptions);
  try {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      locale: 'pt-BR',
      baseURL: host.address,
      extraHTTPHeaders: { ...worldHeaders },
      permissions: ['notifications'],
      viewport: { width: 360, height: 740 },
    });
    await context.addCookies([{ ...worldCookie }]);
    const page = await context.newPage();
    await hasPushService(page);
    await page.goto('/');
    await logIn(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/user/wallet/withdraw');
    await page.getByRole('button', { name: 'Cadastrar chave' }).click();
    await page.getByRole('button', { name: 'Salvar chave' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.getByLabel('Valor do saque').fill('50,00');
    await page.getByRole('button', { name: 'Sacar R$ 50,00' }).click();
    const offer = page.getByRole('button', { name: 'Quero o aviso' });
    await expect(offer).toBeVisible();
    // The permission is never requested before a press.
    expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBeUndefined();
    await offer.click();
    await expect(page.getByText('Pronto. Avisamos neste aparelho quando o saque for enviado.')).toBeVisible();

    const { data: withdrawals } = (await (await request.get('/__mock/withdrawals')).json()) as { data: { id: string }[] };
    const id = withdrawals[0]?.id ?? '';
    for (const status of ['processing', 'paid']) await request.post(`/__mock/withdrawals/${id}/move`, { data: { to: status } });
    const sent = async () => ((await (await request.get('/__mock/push')).json()) as { data: { notice: { title: string } }[] }).data;
    await expect.poll(async () => (await sent()).map(({ notice }) => notice.title)).toEqual(['Saque enviado']);
    const [message] = await sent();

    // The message arrives as the push service delivers it.
    const devtools = await context.newCDPSession(page);
    const registrations: { registrationId: string; scopeURL: string }[] = [];
    devtools.on('ServiceWorker.workerRegistrationUpdated', (update) => registrations.push(...update.registrations));
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: host.address,
      registrationId: registrations[0]?.registrationId ?? '',
      data: JSON.stringify(message?.notice),
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, data }) => [title, data as unknown]);
      });
    await expect.poll(shown).toEqual([['Saque enviado', '/user/withdraw']]);
  } finally {
    await browser.close();
    await host.stop();
  }
});

test('nothing asks for notifications on arrival, and without https there is no switch for them', async ({ page }) => {
  await hasPushService(page);
  await page.goto('/');
  await logIn(page);
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await page.getByRole('button', { name: 'Escolher avisos' }).click();
  const group = page.getByRole('group', { name: 'Quais avisos receber' });
  await expect(group).toBeVisible();
  await expect(group.getByRole('checkbox', { name: /Avisar neste aparelho/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBeUndefined();
});
