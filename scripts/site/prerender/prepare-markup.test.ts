import { expect, it } from 'vitest';

import { prepareMarkup } from './prepare-markup';

it('inline styles become rules, because the policy forbids them', () => {
  const { html, css } = prepareMarkup('<i style="width:1rem"></i><b class="a" style="font:&quot;A&quot;"></b><i style="width:1rem"></i>');
  expect(html).toBe('<i data-style="width:1rem"></i><b class="a" data-style="font:&quot;A&quot;"></b><i data-style="width:1rem"></i>');
  expect(css).toBe('[data-style="width:1rem"]{width:1rem}[data-style="font:\\"A\\""]{font:"A"}');
});

it('preload links are separated for the head', () => {
  const preload = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  expect(prepareMarkup(`${preload}<p>x</p>`)).toEqual({ html: '<p>x</p>', css: '', preloads: preload });
});

it('fields are read-only until their input is saved, others always', () => {
  expect(prepareMarkup('<input type="search"/>').html).toBe('<input readonly data-early type="search"/>');
  expect(prepareMarkup('<input type="text" readonly=""/>').html).toBe('<input type="text" readonly=""/>');
});
