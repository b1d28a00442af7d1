import { afterEach, expect, test } from 'vitest';

import { responsiveImage } from './responsive-image';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

test.each([
  [
    '/storage/cdn-cgi/image/width=240,format=auto/games/7.webp',
    '/storage/cdn-cgi/image/width=160,format=auto/games/7.webp 160w,/storage/cdn-cgi/image/width=320,format=auto/games/7.webp 320w',
  ],
  [
    'https://imagedelivery.net/hash/7/public',
    'https://imagedelivery.net/hash/7/width=160 160w,https://imagedelivery.net/hash/7/width=320 320w',
  ],
])('%s is offered in every width', (src, srcSet) => {
  expect(responsiveImage(src, [160, 320])).toEqual({ src, srcSet });
});

test('an image that Cloudflare does not resize has one address', () => {
  expect(responsiveImage('https://i.example/7.avif', [160, 320])).toEqual({ src: 'https://i.example/7.avif' });
});

test.each([
  ['https://i.example/cdn-cgi/image/quality=80/games/7.png', 'https://i.example/cdn-cgi/image/width=160,format=auto/games/7.png'],
  ['https://imagedelivery.net/hash/7/public', 'https://imagedelivery.net/hash/7/width=160'],
  ['https://i.example/7.avif', 'https://i.example/7.avif'],
])('if the user saves data, %s becomes %s', (url, src) => {
  saveData();
  expect(responsiveImage(url, [160, 320])).toEqual({ src });
});
