import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { chromium } from '@playwright/test';

import { certify } from '../../scripts/site/host/certificate';
import { balance, expect, logIn, test } from './support';

/** Serves the built site under TLS, because a browser runs a service worker only there. `deploy` makes it another build. */
async function startHost(site: string): Promise<{ address: string; server: Server; deploy: () => void }> {
  let isDeployed = false;
  const server = createServer(certify(), (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const upstream = httpRequest(new URL(url, site), { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    upstream.on('error', () => outgoing.destroy());
    upstream.on('response', async (response) => {
      const body = await buffer(response);
      const { 'transfer-encoding': _, 'content-length': __, ...kept } = response.headers;
      const isPage = kept['content-type']?.startsWith('text/html') === true;
      outgoing.writeHead(response.statusCode ?? 502, kept);
      if (isDeployed && url === '/sw.js') outgoing.end(`${body.toString()}\n// Another build.`);
      else if (isDeployed && isPage) outgoing.end(body.toString().replace(/(<meta name="build" content=")[^"]*/, '$1another'));
      else outgoing.end(body);
    });
    incoming.pipe(upstream);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `https://localhost:${String(port)}`, server, deploy: () => (isDeployed = true) };
}

test('a service worker that is updated while a tab is open loses nothing of its form, and the tab goes on', async ({
  baseURL,
  launchOptions,
}) => {
  const host = await startHost(baseURL ?? '');
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

    host.deploy();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const isReplaced = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await registration.update();
      await isReplaced;
    });
    await expect(page.getByLabel('Valor do saque')).toHaveValue(/120,00/);

    // A second tab gets the new build. The old one still works, with its own code.
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
    host.server.closeAllConnections();
    host.server.close();
  }
});
