// @vitest-environment node
import { expect, test } from 'vitest';

import { newClientSeed, parseSeedDraft, renewSeed, validateClientSeed } from './client-seed';

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

test('a saved seed is restored after a reload, a value of another shape is not', () => {
  expect(parseSeedDraft({ text: 'minha', isOwn: true })).toEqual({ text: 'minha', isOwn: true });
  for (const other of [null, 'minha', {}, { text: 5, isOwn: true }]) expect(parseSeedDraft(other)).toBeUndefined();
});

test('a sent seed is replaced, and keeps only the beginning that the player typed', () => {
  const random = { text: newClientSeed(), isOwn: false };
  expect(renewSeed(random).text).toMatch(/^[0-9a-f]{32}$/);
  expect(renewSeed(random).text).not.toBe(random.text);
  const renewed = renewSeed({ text: 'minha', isOwn: true });
  expect(renewed).toEqual({ text: expect.stringMatching(/^minha-[0-9a-f]{8}$/), isOwn: true });
  const again = renewSeed(renewed);
  expect(again.text).toMatch(/^minha-[0-9a-f]{8}$/);
  expect(again.text).not.toBe(renewed.text);
  expect(renewSeed({ text: 'x'.repeat(64), isOwn: true }).text).toHaveLength(64);
});
