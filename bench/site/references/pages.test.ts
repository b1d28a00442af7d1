import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { composeHydrated, composeStatic } from './pages';

const bundle = { script: '/assets/main.js', css: 'a{color:red}' };
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the static page has its style and no script', () => {
  const { html, hashes } = composeStatic('<h1>Lobby</h1>', bundle.css);
  expect(html).toContain('<style>a{color:red}</style></head><body><h1>Lobby</h1></body>');
  expect(html).not.toMatch(/<script|<link rel="(?!icon)/);
  expect(hashes).toEqual({ script: [], style: [hash(bundle.css)] });
});

test('the policy allows each inline script of the hydrated page', () => {
  const { html, hashes } = composeHydrated('<h1>Lobby</h1>', bundle, ['/games.json']);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  expect(scripts).toEqual([expect.stringContaining("fetch('/games.json')"), expect.stringContaining("import('/assets/main.js')")]);
  expect(hashes.script).toEqual(scripts.map(hash));
});
