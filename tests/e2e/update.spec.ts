import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { balance, expect, logIn, test } from './support';

interface Host {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Under TLS, because only there a service worker runs. */
async function startHost(dist: string, backend: string, port: string): Promise<Host> {
  const flags = ['--dist', dist, '--backend', backend, '--port', port];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', 'scripts/site/host/cli.ts', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: address.toString().trim(),
    stop: async () => {
      const isClosed = once(child, 'close');
      child.kill('SIGKILL');
      await isClosed;
    },
  };
}

/** With another service worker. */
async function copyAsNextBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-build-'));
  await cp('dist', folder, { recursive: true });
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
  let host = await startHost('dist', baseURL ?? '', '0');
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), '--ignore-certificate-errors'] });
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
    host = await startHost(nextBuild, baseURL ?? '', new URL(host.address).port);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const isReplaced = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await registration.update();
      await isReplaced;
    });
    await expect(page.getByLabel('Valor do saque')).toHaveValue(/120,00/);

    // It gets the new build. The old tab still works with its own code.
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
