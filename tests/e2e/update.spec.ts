import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { KILL_WORKER } from '../../scripts/deploy/content/kill-worker';

import { copyBuild, launchTrusting, openWithWorker, startSecureHost } from './secure-host';
import { balance, expect, logIn, test } from './support';

/** With another service worker. */
async function copyAsNextBuild(): Promise<string> {
  const folder = await copyBuild();
  await appendFile(join(folder, 'sw.js'), '\n// The next build.\n');
  const page = join(folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace(/(<meta name="build" content=")[^"]*/, '$1next'));
  return folder;
}

test('a service worker that is updated while a tab is open loses nothing of its form, and the tab goes on', async ({
  baseURL,
  launchOptions,
}) => {
  const nextBuild = await copyAsNextBuild();
  let host = await startSecureHost('--backend', baseURL ?? '');
  const browser = await launchTrusting(launchOptions);
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR', baseURL: host.address });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/');
    await logIn(page);
    await page.goto('/user/wallet/withdraw');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect(balance(page)).toContainText('1.250,00');
    await page.getByLabel('Valor do saque').fill('12000');

    await host.stop();
    host = await startSecureHost('--dist', nextBuild, '--backend', baseURL ?? '', '--port', new URL(host.address).port);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const isReplaced = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await registration.update();
      await isReplaced;
    });
    await expect(page.getByLabel('Valor do saque')).toHaveValue(/120,00/);

    // The other tab gets the new build. The old one still works with its own code.
    const other = await context.newPage();
    await other.goto('/user/wallet/withdraw');
    await expect(balance(other)).toContainText('1.250,00');
    await page.getByRole('button', { name: 'Depositar' }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Gerar código PIX' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Valor do saque')).toHaveValue(/120,00/);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await host.stop();
    await rm(nextBuild, { recursive: true });
  }
});

test('the kill switch removes the service worker at the first visit (SPEC N18)', async ({ baseURL, launchOptions }) => {
  const killing = await copyBuild();
  await writeFile(join(killing, 'sw.js'), KILL_WORKER);
  let host = await startSecureHost('--backend', baseURL ?? '');
  const browser = await launchTrusting(launchOptions);
  try {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR' })).newPage();
    await openWithWorker(page, host.address);
    await host.stop();
    host = await startSecureHost('--dist', killing, '--backend', baseURL ?? '', '--port', new URL(host.address).port);
    await page.goto(host.address);
    const left = () => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
    await expect.poll(left).toEqual([0, 0]);
  } finally {
    await browser.close();
    await host.stop();
    await rm(killing, { recursive: true });
  }
});
