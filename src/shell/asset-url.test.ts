import { afterEach, expect, test } from 'vitest';

import { setAssetBase, assetUrl } from './asset-url';

afterEach(() => setAssetBase('/storage'));

test('what does not start with http gets the storage path in front, once (SPEC S13)', () => {
  expect(assetUrl('games/7.svg')).toBe('/storage/games/7.svg');
  expect(assetUrl('/games/7.svg')).toBe('/storage/games/7.svg');
  expect(assetUrl('/storage/games/7.svg')).toBe('/storage/games/7.svg');
  expect(assetUrl('https://imagens.example/7.svg')).toBe('https://imagens.example/7.svg');
});

test('a storage elsewhere takes the place of the path', () => {
  setAssetBase('https://cdn.example/files/');
  expect(assetUrl('/storage/games/7.svg')).toBe('https://cdn.example/files/games/7.svg');
  expect(assetUrl('games/7.svg')).toBe('https://cdn.example/files/games/7.svg');
});
