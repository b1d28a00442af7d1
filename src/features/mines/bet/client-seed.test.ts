import { expect, test } from 'vitest';

import { newClientSeed, parseSeedDraft, validateClientSeed } from './client-seed';

test('seeds are random, and one that the contract would reject is explained', () => {
  expect(newClientSeed()).toMatch(/^[0-9a-f]{32}$/);
  expect(newClientSeed()).not.toBe(newClientSeed());
  expect(['abc-_9', '', 'a b', 'a:b', 'x'.repeat(65)].map((seed) => validateClientSeed(seed) === undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a valid seed is restored after a reload, and nothing else', () => {
  expect(parseSeedDraft({ text: 'minha', isOwn: true })).toEqual({ text: 'minha', isOwn: true });
  for (const other of [null, 'minha', {}, { text: 5, isOwn: true }]) expect(parseSeedDraft(other)).toBeUndefined();
});
