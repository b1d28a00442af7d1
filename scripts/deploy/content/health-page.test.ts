import { expect, test } from 'vitest';

import { parseRuntimeConfig } from '../../../src/api/runtime-config';

import { healthPage } from './health-page';

const SITE = 'https://mare.example';
const page = (config: object) => healthPage(parseRuntimeConfig(JSON.stringify(config)), SITE);
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const targetsOf = (html: string) => JSON.parse(/id="targets">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('the page checks the addresses of the configuration, and its policy allows them only', () => {
  const html = page({ apiBase: 'https://api.mare.example/site', realtime: { key: 'k', host: 'ws.mare.example', port: 8443 } });
  expect(targetsOf(html)).toEqual({
    api: 'https://api.mare.example/site/v2/platform',
    socket: 'wss://ws.mare.example:8443/app/k?protocol=7&client=health',
    site: SITE,
  });
  expect(policyOf(html)).toContain("connect-src 'self' wss://mare.example https://api.mare.example wss://ws.mare.example:8443;");
  // The icon is an empty data: address, so that the browser requests none.
  expect(policyOf(html)).toContain('img-src data:;');
  expect(policyOf(html)).toMatch(/default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/);
});

test('the addresses of the site itself are relative, and without a key there is no socket', () => {
  expect(targetsOf(page({ realtime: { key: 'k' } }))).toMatchObject({ api: '/v2/platform', socket: '/app/k?protocol=7&client=health' });
  expect(targetsOf(page({})).socket).toBe('');
});
