import { expect, it } from 'vitest';

import { fitMarkup } from './markup';

it('makes rules of styles on elements: the policy lets none stand there', () => {
  const { html, css } = fitMarkup('<i style="width:1rem"></i><b class="a" style="font:&quot;A&quot;"></b><i style="width:1rem"></i>');
  expect(html).toBe('<i data-s="0"></i><b class="a" data-s="1"></b><i data-s="0"></i>');
  expect(css).toBe('[data-s="0"]{width:1rem}[data-s="1"]{font:"A"}');
});

it('gives what is asked for first to the head', () => {
  const preload = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  expect(fitMarkup(`${preload}<p>x</p>`)).toEqual({ html: '<p>x</p>', css: '', preloads: preload });
});

it('lets nobody type what would be lost', () => {
  expect(fitMarkup('<input type="search"/>').html).toBe('<input readonly type="search"/>');
});
