import { afterEach, expect, test } from 'vitest';

import { setStorageBase, storageUrl } from './storage';

afterEach(() => setStorageBase('/storage'));

test('what does not start with http gets the storage path in front, once (SPEC S13)', () => {
  expect(storageUrl('games/7.svg')).toBe('/storage/games/7.svg');
  expect(storageUrl('/games/7.svg')).toBe('/storage/games/7.svg');
  expect(storageUrl('/storage/games/7.svg')).toBe('/storage/games/7.svg');
  expect(storageUrl('https://imagens.example/7.svg')).toBe('https://imagens.example/7.svg');
});

test('a storage elsewhere takes the place of the path', () => {
  setStorageBase('https://cdn.example/files/');
  expect(storageUrl('/storage/games/7.svg')).toBe('https://cdn.example/files/games/7.svg');
  expect(storageUrl('games/7.svg')).toBe('https://cdn.example/files/games/7.svg');
});
