import { afterEach, expect, test } from 'vitest';

import { gameImages } from './game-image';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const spare = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

test('gameImages returns the image service URL before the backend URL', () => {
  expect(gameImages({ image: 'games/7.svg', image_cf: 'https://i.example/7.avif' })).toEqual([
    'https://i.example/7.avif',
    '/storage/games/7.svg',
  ]);
  expect(gameImages({ image: 'games/7.svg', image_cf: null })).toEqual(['/storage/games/7.svg']);
  expect(gameImages({ image: '', image_cf: '' })).toEqual([]);
});

test.each([
  ['https://i.example/cdn-cgi/image/quality=80/games/7.png', 'https://i.example/cdn-cgi/image/width=240,format=auto/games/7.png'],
  ['https://imagedelivery.net/hash/7/public', 'https://imagedelivery.net/hash/7/width=240'],
  ['https://i.example/7.avif', 'https://i.example/7.avif'],
])('if the user saves data, %s becomes %s', (image_cf, small) => {
  spare();
  expect(gameImages({ image: 'games/7.svg', image_cf })).toEqual([small, '/storage/games/7.svg']);
});
