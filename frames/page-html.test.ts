import { expect, test } from 'vitest';

import { pageHtml, withConfig } from './page-html';

const html = pageHtml('chat', { scripts: ['/assets/a.js'], styles: ['/assets/b.css'] });

test('a page has its files, a title and no inline code', () => {
  expect(html).toContain('<title>Atendimento</title>');
  expect(html).toContain('<script type="module" src="/assets/a.js"></script>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/b.css" />');
  expect(html).not.toMatch(/<style|\son\w+=|<script(?![^>]*(src=|application\/json))/);
});

test('no value of the configuration can end its block, or is taken for a pattern', () => {
  const config = { siteOrigins: ['https://a.example'], providers: { chat: { key: '</script><script>$&' } } };
  const filled = withConfig(html, config);
  const [, block = ''] = /id="config">(.*?)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(block)).toEqual(config);
  expect(filled.match(/<script/g)).toHaveLength(2);
});
