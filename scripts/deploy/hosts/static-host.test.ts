import { expect, test } from 'vitest';

import { host } from './host-site.fixture';
import { headersFile, redirectsFile } from './static-host';

const rules = new Map(
  headersFile(host)
    .split('\n\n')
    .map((rule) => rule.trim().split('\n  '))
    .map(([path = '', ...headers]) => [path, headers]),
);

test('a page and the route that covers it have the same policy, because hosts join both', () => {
  const policy = (path: string) => rules.get(path)?.find((line) => line.startsWith('Content-Security-Policy'));
  expect(policy('/casino/live')).toContain("'sha256-live'");
  expect(policy('/casino/:categoryName')).toBe(policy('/casino/live'));
});

test('the reset route sends no referrer: of joined values, the last one counts', () => {
  expect(rules.get('/recuperar-senha')).toContain('Referrer-Policy: no-referrer');
  expect(rules.get('/casino')).not.toContainEqual(expect.stringContaining('Referrer-Policy'));
});

test('the limits of Cloudflare Pages are kept: 100 rules, 2,000 characters a line', () => {
  expect(rules.size).toBeLessThanOrEqual(100);
  expect(Math.max(...[...rules.values()].flat().map(({ length }) => length))).toBeLessThan(2000);
});

test('other paths have a skeleton, or the page of unknown paths with status 404', () => {
  expect(redirectsFile(host).trim().split('\n')).toEqual([
    '/api/* https://api.mare.example/api/:splat 200!',
    '/v2/* https://api.mare.example/v2/:splat 200!',
    '/storage/* https://api.mare.example/storage/:splat 200!',
    '/casino/:categoryName /page.html 200',
    '/sports/* /page-default.html 200',
    '/* /404.html 404',
  ]);
});
