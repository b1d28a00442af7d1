import { expect, test } from 'vitest';

import { parseRuntimeConfig } from '../../../src/api/runtime-config';
import type { PrerenderedPage } from '../../../src/startup/prerender';

import type { BuiltSite } from './built-site';
import { composePage, cspHash } from './compose-page';

const FILES: Readonly<Record<string, string>> = { 'assets/site.css': '.site{color:red}\n', 'assets/home.css': '.home{color:blue}' };
const TEMPLATE = `<!doctype html>
<html lang="pt-BR">
  <head>
    <title>x</title>
    <link
      rel="preload"
      as="font"
      href="/assets/font.woff2"
    />
    <script type="application/json" id="config">{}</script>
    <script type="importmap">{"imports":{"/assets/a.js":"/assets/b.js"}}</script>
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/site.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const config = parseRuntimeConfig('');
const site: BuiltSite = {
  template: TEMPLATE,
  inline: { beforePaint: 'before()', importMap: '{"imports":{"/assets/a.js":"/assets/b.js"}}', firstFrame: 'frame()' },
  scripts: () => ['/assets/entry.js', '/assets/vendor.js'],
  sheets: () => ['/assets/site.css', '/assets/home.css'],
  read: (file) => FILES[file] ?? '',
  fixedPaths: ['/'],
  routes: [],
  draw: () => Promise.reject(new Error('not used')),
};
const drawn: PrerenderedPage = {
  path: '/',
  brand: config.brand,
  html: '<p class="home">Oi</p>',
  asks: [],
  sources: ['src/routes/home.tsx'],
  isSkeleton: false,
};
const MAP = '<script type="importmap">{"imports":{"/assets/a.js":"/assets/b.js"}}</script>';
const { html, hashes } = composePage(site, drawn, config, ':root{--accent:red}', []);

test('the page has the whole text of its style sheets, with the hash for the policy', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  // The order of the cascade layers is declared before any sheet.
  expect(style).toMatch(/^@layer global, shared, product, features, app;/);
  expect(style).toContain('.site{color:red}\n.home{color:blue}:root{--accent:red}');
  expect(hashes.style).toEqual([cspHash(style)]);
});

test('its style sheets are not fetched, and the loader of other pages finds them', () => {
  const [template = ''] = /<template data-app.*?<\/template>/s.exec(html) ?? [];
  expect(html.replace(template, '')).not.toContain('stylesheet');
  expect(template.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/site.css" disabled>',
    '<link rel="stylesheet" href="/assets/home.css" disabled>',
  ]);
});

test('the font is preloaded, and no script is requested before the first frame, the entry last', () => {
  const [template = ''] = /<template data-app>.*?<\/template>/s.exec(html) ?? [];
  expect(template.match(/(?<=modulepreload" href=")[^"]*/g)).toEqual(['/assets/vendor.js', '/assets/entry.js']);
  expect(html.replace(template, '').replace(MAP, '')).not.toMatch(/\.js/);
  expect(html.slice(0, html.indexOf('</head>'))).toMatch(/rel="preload"\s+as="font"\s+href="\/assets\/font\.woff2"/);
});

test('the import map is once in the page, between the shell and the first import, with its hash for the policy', () => {
  expect(html.split('importmap')).toHaveLength(2);
  const [first = '', second = ''] = html.split(MAP);
  expect(first).toContain('Oi');
  expect(second).toContain('frame()');
  expect(hashes.script).toContain(cspHash('{"imports":{"/assets/a.js":"/assets/b.js"}}'));
});
