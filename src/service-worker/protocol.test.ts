import { expect, test } from 'vitest';

import { isAsset, parseLoadedMessage } from './protocol';

test.each([
  ['/assets/a.js', true],
  ['/storage/cdn-cgi/image/width=320,format=auto/games/1.webp', true],
  ['/storage/games/1.webp', false],
  ['/v2/games', false],
  ['/', false],
])('%s is a file that never changes: %s', (path, expected) => {
  expect(isAsset(new URL(path, 'https://site.example'))).toBe(expected);
});

test.each([[null], ['loaded'], [{}], [{ loaded: 'a' }]])('%j is not a message of a page', (data) => {
  expect(parseLoadedMessage(data)).toBeUndefined();
});

test('only strings of a message are URLs', () => {
  expect(parseLoadedMessage({ loaded: ['https://site.example/', 7] })).toEqual({ loaded: ['https://site.example/'] });
});
