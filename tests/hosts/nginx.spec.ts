import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import { WebSocket } from 'ws';

import { tests } from '../../scripts/addresses';
import { ana, PASSWORD } from '../e2e/support';

import { ACCESS_LOG } from './access-log';
import { FRAMES } from './origins';

const standIn = `http://localhost:${String(tests.standIn)}`;

test.beforeEach(async ({ request }) => {
  expect((await request.post(`${standIn}/__mock/reset`)).ok()).toBe(true);
});

const REFERRER = 'strict-origin-when-cross-origin';

test.describe('every response', () => {
  for (const [path, status, expected] of [
    ['/', 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'referrer-policy': REFERRER }],
    ['/casino/slots', 200, { 'content-encoding': 'br', 'content-security-policy': /default-src 'none'.*sha256-/ }],
    ['/play/1001', 200, { 'content-security-policy': /default-src 'none'/ }],
    ['/termos-de-uso', 200, { 'content-type': 'text/html; charset=utf-8' }],
    ['/recuperar%2Dsenha?token=abc', 200, { 'referrer-policy': 'no-referrer' }],
    ['/nada/disso', 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }],
    ['/nada', 404, { 'content-security-policy': /default-src 'none'/ }],
    ['/assets/none.js', 404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }],
    ['/sw.js', 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }],
    ['/version.json', 200, { 'content-type': 'application/json', 'cache-control': 'no-store' }],
    ['/verificar.html', 200, { 'content-security-policy': "frame-ancestors 'none'" }],
    ['/saude.html', 200, { 'content-security-policy': "frame-ancestors 'none'" }],
    ['/brands/palpite-512.png', 200, { 'content-type': 'image/png' }],
    ['/.well-known/security.txt', 200, { 'content-type': 'text/plain; charset=utf-8' }],
    ['/v2/settings/', 200, { 'content-type': /application\/json/ }],
    ['/api/auth/me', 401, { 'referrer-policy': REFERRER }],
    ['/__mock/state', 404, {}],
  ] as const) {
    test(`${path} has status ${String(status)} and the headers of all responses (SPEC N18)`, async ({ request }) => {
      const response = await request.get(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      const headers = response.headers();
      expect(response.status()).toBe(status);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('microphone=()'),
      });
      for (const [name, value] of Object.entries(expected)) expect(headers[name]).toMatch(value);
    });
  }

  test('is redirected to https if the proxy received it over http', async ({ request }) => {
    const response = await request.get('/casino?a=1', { headers: { 'X-Forwarded-Proto': 'http' }, maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, 'https://palpite.example/casino?a=1']);
  });
});

test('the log has the path of a reset link, but no token (SPEC N7, N18)', async ({ request }) => {
  await request.get('/recuperar-senha?token=segredo', { headers: { Referer: 'https://mail.example/?token=segredo' } });
  await expect.poll(() => readFile(ACCESS_LOG, 'utf8')).toContain('"GET /recuperar-senha" 200');
  expect(await readFile(ACCESS_LOG, 'utf8')).not.toContain('segredo');
});

test.describe('through the address of the site, the backend', () => {
  test('logs a player in and knows them by their token', async ({ request }) => {
    const login = await request.post('/api/auth/login', { data: { email: ana.email, login: ana.email, password: PASSWORD } });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const me = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(200);
    expect(await me.text()).toContain(ana.name);
  });

  test('accepts a socket', async ({ baseURL }) => {
    const socket = new WebSocket(`${(baseURL ?? '').replace('http', 'ws')}/app/standin-key?protocol=7`);
    const first = await new Promise<unknown>((resolve, reject) => {
      socket.addEventListener('message', ({ data }) => resolve(data));
      socket.addEventListener('error', () => reject(new Error('The socket failed.')));
    });
    socket.close();
    expect(String(first)).toContain('pusher:connection_established');
  });
});

test('the health page says that page, API and socket work (SPEC N18)', async ({ page }) => {
  await page.goto('/saude.html');
  await expect(page.getByRole('status')).toHaveText('Tudo funciona.');
  await expect(page.locator('html')).toHaveAttribute('data-health', 'ok');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tempo real' })).toContainText('✓ conecta');
});

test.describe('without the backend', () => {
  test('the health page names what does not work', async ({ page }) => {
    await page.route('**/v2/platform', (route) => route.fulfill({ status: 502 }));
    await page.goto('/saude.html');
    await expect(page.getByRole('status')).toHaveText('Há 1 problema.');
    await expect(page.locator('[data-state=failed]')).toContainText('API✗ respondeu com o status 502');
    await expect(page.locator('html')).toHaveAttribute('data-health', 'failed');
  });
});

test('the page may frame the third parties of the configuration', async ({ request }) => {
  const thirdParties = `http://127.0.0.1:${String(tests.thirdParties)}`;
  for (const path of ['/', '/sports/futebol', '/play/1001', '/nada']) {
    expect((await request.get(path)).headers()['content-security-policy']).toContain(`frame-src ${FRAMES} ${thirdParties};`);
  }
  expect((await request.get('/')).headers()['permissions-policy']).toContain(`camera=(self "${FRAMES}")`);
});

test.describe('the third-party origin', () => {
  const headers = { Host: new URL(FRAMES).host, 'Accept-Encoding': 'gzip, br' };

  for (const [path, provider, source] of [
    ['/captcha', '"turnstile"', 'https://challenges.cloudflare.com'],
    ['/verification', '"legitimuz"', 'https://widget.legitimuz.com'],
    ['/chat', '"livechat"', 'https://*.livechatinc.com'],
    ['/frames/tags', '"gtm"', 'https://*.googletagmanager.com'],
    ['/frames/sportsbook', '"altenar"', 'https://*.biahosted.com'],
    ['/frames/game', '"pragmatic"', 'https://*.pragmaticplay.net'],
  ] as const)
    test(`has the page ${path} of a provider, which only the site may embed, and its script (SPEC N18)`, async ({ request }) => {
      const page = await request.get(path, { headers });
      expect(page.status()).toBe(200);
      expect(page.headers()).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'content-security-policy': expect.stringContaining('frame-ancestors https://palpite.example'),
      });
      const html = await page.text();
      expect(html).toContain(provider);
      expect(page.headers()['content-security-policy']).toContain(source);
      for (const [, file = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const asset = await request.get(file, { headers });
        expect([file, asset.status()]).toEqual([file, 200]);
        expect(asset.headers()['cache-control']).toContain('immutable');
      }
    });

  test('has neither pages of the site nor of other providers', async ({ request }) => {
    for (const path of ['/', '/casino', '/captcha.html', '/frames/game.html', '/assets/none.js', '/_headers']) {
      const response = await request.get(path, { headers });
      expect([path, response.status()]).toEqual([path, 404]);
      expect(response.headers()['strict-transport-security']).toBeDefined();
    }
    expect((await request.get('/frames/game')).status()).toBe(404);
  });
});
