import { expect, test } from 'vitest';

import { caddyfile } from './caddy';
import { host } from './host-site.fixture';

const file = caddyfile(host);

test('each route rewrites to its page with its headers', () => {
  expect(file).toMatch(/path_regexp `\^\/casino\/\[\^\/\]\+\/\?\$`\n\s*\}\n\s*handle @page\d \{[^}]*rewrite \* \/page\.html/);
  expect(file).toMatch(/path_regexp `\^\/recuperar-senha\/\?\$`\n\s*\}\n\s*handle @page\d \{[^}]*header Referrer-Policy `no-referrer`/);
});

test('an unknown path has the page of unknown paths', () => {
  expect(file).toMatch(/handle @missing \{[^]*rewrite \* \/404\.html/);
});

test('the backend is forwarded with its own host name', () => {
  expect(file).toContain('reverse_proxy https://api.mare.example {');
  expect(file).toContain('header_up Host api.mare.example');
});
