// @vitest-environment node
import { expect, test } from 'vitest';

import { safeLink } from './safe-link';

const ORIGIN = 'https://casa.example';

test.each([
  ['/promotions', { to: '/promotions' }],
  ['/casino?sort=new#top', { to: '/casino?sort=new#top' }],
  ['https://casa.example/ouvidoria', { to: '/ouvidoria' }],
  ['https://outra.example/a?b=c', { href: 'https://outra.example/a?b=c' }],
  ['HTTPS://outra.example', { href: 'https://outra.example/' }],
])('the link %s is accepted', (url, link) => {
  expect(safeLink(url, ORIGIN)).toEqual(link);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://outra.example',
  '//outra.example',
  '/\\outra.example',
  '\\\\outra.example',
  'https:outra.example',
  'https://casa.example@outra.example',
  'https://nome:senha@outra.example',
  'https://outra.example/\\a',
  'https://',
  'casino',
  '',
])('the link %s is rejected', (url) => {
  expect(safeLink(url, ORIGIN)).toBeUndefined();
});
