// @vitest-environment node
import { afterEach, expect, test } from 'vitest';

import { setAssetBase, assetUrl } from './asset-url';

afterEach(() => setAssetBase('/storage'));

test('a path without http gets the storage prefix once (SPEC S13)', () => {
  expect(assetUrl('games/7.svg')).toBe('/storage/games/7.svg');
  expect(assetUrl('/games/7.svg')).toBe('/storage/games/7.svg');
  expect(assetUrl('/storage/games/7.svg')).toBe('/storage/games/7.svg');
  expect(assetUrl('https://imagens.example/7.svg')).toBe('https://imagens.example/7.svg');
});

test('a storage on another host replaces the prefix', () => {
  setAssetBase('https://cdn.example/files/');
  expect(assetUrl('/storage/games/7.svg')).toBe('https://cdn.example/files/games/7.svg');
  expect(assetUrl('games/7.svg')).toBe('https://cdn.example/files/games/7.svg');
});
