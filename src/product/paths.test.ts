// @vitest-environment node
import { expect, test } from 'vitest';

import { safeRedirectPath, paths } from './paths';

test('a path contains its query without undefined values', () => {
  expect(paths.casinoSlots()).toBe('/casino/slots');
  expect(paths.casinoSlots({ search: 'fogo & gelo', page: 2, sort: undefined })).toBe('/casino/slots?search=fogo+%26+gelo&page=2');
});

test('ids and deep pages are encoded, except for separating slashes', () => {
  expect(paths.casinoCategory('mesas/ao vivo')).toBe('/casino/mesas%2Fao%20vivo');
  expect(paths.sports('futebol/série a')).toBe('/sports/futebol/s%C3%A9rie%20a');
  expect(paths.sports()).toBe('/sports');
  expect(paths.regulation('termos')).toBe('/termos');
});

test('a path on this site is accepted as a return path (SPEC R34)', () => {
  expect(safeRedirectPath('/casino/slots?page=2#top')).toBe('/casino/slots?page=2#top');
  expect(safeRedirectPath('/')).toBe('/');
});

test.each([
  null,
  '',
  'casino',
  '//evil.example',
  '/\\evil.example',
  '/casino\\..\\evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/casino/..//evil.example/x',
  '/%2e//evil.example',
])('%j is rejected as a return path', (candidate) => {
  expect(safeRedirectPath(candidate)).toBeUndefined();
});
