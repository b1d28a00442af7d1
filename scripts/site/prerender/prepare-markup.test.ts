import { expect, it } from 'vitest';

import { prepareMarkup } from './prepare-markup';

it('inline styles become rules, because the policy forbids them', () => {
  const { html, css } = prepareMarkup('<i style="width:1rem"></i><b class="a" style="font:&quot;A&quot;"></b><i style="width:1rem"></i>');
  expect(html).toBe('<i data-style="width:1rem"></i><b class="a" data-style="font:&quot;A&quot;"></b><i data-style="width:1rem"></i>');
  expect(css).toBe('[data-style="width:1rem"]{width:1rem}[data-style="font:\\"A\\""]{font:"A"}');
});

it('the preload of the largest picture is separated for the head, and others are dropped', () => {
  const preload = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  const minor = '<link rel="preload" as="image" href="/b.svg" fetchPriority="auto"/>';
  expect(prepareMarkup(`${minor}${preload}${minor}<p>x</p>`)).toEqual({ html: '<p>x</p>', css: '', preloads: preload });
});

it('fields are read-only until the application is there, others always', () => {
  expect(prepareMarkup('<input type="search"/>').html).toBe('<input readonly data-early type="search"/>');
  expect(prepareMarkup('<input type="text" readonly=""/>').html).toBe('<input type="text" readonly=""/>');
});
