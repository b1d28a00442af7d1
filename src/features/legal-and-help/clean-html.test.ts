import { expect, test } from 'vitest';

import { sanitizeHtml } from './clean-html';

const hrefOf = (href: string) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return sanitizeHtml(link.outerHTML).querySelector('a')?.getAttribute('href') ?? null;
};

test.each(['https://outra.exemplo.invalid/x', '/user/protection', '/', '#regras', 'mailto:ajuda@exemplo.invalid', 'tel:188'])(
  'the link %s is kept',
  (href) => {
    expect(hrefOf(href)).toBe(href);
  },
);

test.each([
  'http://outra.exemplo.invalid',
  '//outra.exemplo.invalid',
  '/\\outra.exemplo.invalid',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'ftp://outra.exemplo.invalid',
])('the unsafe link %s is removed', (href) => {
  expect(hrefOf(href)).toBeNull();
});
