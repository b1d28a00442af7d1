import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { servePlugin } from '../serve-plugin';
import { siteSettings } from '../settings';

import { brandInUrl } from './brand-parameter';
import { readBrand } from './brands';
import { brandTokensCss } from './color-tokens';

it.each([
  ['/?__brand=pomar', 'pomar'],
  ['/casino?search=a&__brand=ipe', 'ipe'],
  ['/?__brand=nenhuma', undefined],
  ['/?__brand=', undefined],
  ['/?brand=pomar', undefined],
  ['/', undefined],
  [undefined, undefined],
])('the URL %s names the brand %s (SPEC N6)', (url, brand) => {
  expect(brandInUrl(url)).toBe(brand);
});

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [servePlugin(siteSettings({ backend: 'http' }), 'nonce')],
  });
});
afterAll(() => server.close());

it.each([
  ['/?__brand=pomar', 'pomar'],
  ['/', 'palpite'],
])('the development server fills the page %s with configuration and colors of %s (SPEC N6)', async (url, brand) => {
  const page = '<html><head><script type="application/json" id="config"></script></head><body></body></html>';
  const html = await server.transformIndexHtml('/index.html', page, url);
  expect(/"brand":\{"name":"([^"]*)"/.exec(html)?.[1]).toBe(brand);
  expect(html).toContain(brandTokensCss(readBrand(brand)));
});
