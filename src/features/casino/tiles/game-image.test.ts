// @vitest-environment node
import { expect, test } from 'vitest';

import { gameImages } from './game-image';

test('gameImages returns the image service URL before the backend URL', () => {
  expect(gameImages({ image: 'games/7.svg', image_cf: 'https://i.example/7.avif' })).toEqual([
    'https://i.example/7.avif',
    '/storage/games/7.svg',
  ]);
  expect(gameImages({ image: 'games/7.svg', image_cf: null })).toEqual(['/storage/games/7.svg']);
  expect(gameImages({ image: '', image_cf: '' })).toEqual([]);
});
