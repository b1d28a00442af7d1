import { expect, it } from 'vitest';

import { prepareMarkup } from './prepare-markup';

it('inline styles become rules, because the policy forbids them', () => {
  const { html, css } = prepareMarkup('<i style="width:1rem"></i><b class="a" style="font:&quot;A&quot;"></b><i style="width:1rem"></i>');
  expect(html).toBe('<i data-s="0"></i><b class="a" data-s="1"></b><i data-s="0"></i>');
  expect(css).toBe('[data-s="0"]{width:1rem}[data-s="1"]{font:"A"}');
});

it('preload links are separated for the head', () => {
  const preload = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  expect(prepareMarkup(`${preload}<p>x</p>`)).toEqual({ html: '<p>x</p>', css: '', preloads: preload });
});

it('fields are read-only', () => {
  expect(prepareMarkup('<input type="search"/>').html).toBe('<input readonly type="search"/>');
});
