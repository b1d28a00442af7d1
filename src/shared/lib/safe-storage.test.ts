import { afterEach, expect, test, vi } from 'vitest';

import { readStored, readStoredJson, removeStored, writeStored } from './safe-storage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of ['a', 'b']) removeStored('local', key);
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('a stored value is read back from the right area', () => {
  expect(writeStored('session', 'a', '1')).toBe(true);
  expect([readStored('session', 'a'), readStored('local', 'a')]).toEqual(['1', null]);
  removeStored('session', 'a');
  expect(readStored('session', 'a')).toBeNull();
});

test('a value that the browser refuses to store is reported and still read on this page', () => {
  localStorage.setItem('a', 'old');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(writeStored('local', 'a', 'new')).toBe(false);
  expect(readStored('local', 'a')).toBe('new');
  setItem.mockRestore();
  expect(writeStored('local', 'a', 'newer')).toBe(true);
  expect([readStored('local', 'a'), localStorage.getItem('a')]).toEqual(['newer', 'newer']);
});

test('a value that the browser refuses to remove reads as null on this page', () => {
  localStorage.setItem('b', '1');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  removeStored('local', 'b');
  expect(readStored('local', 'b')).toBeNull();
});

test('with storage blocked nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(readStored('local', 'a')).toBeNull();
  expect(writeStored('local', 'a', '1')).toBe(false);
  expect(readStored('local', 'a')).toBe('1');
  expect(() => removeStored('local', 'a')).not.toThrow();
});

test.each(['{', 'undefined', ''])('stored text that is not JSON (%j) reads as null', (text) => {
  writeStored('local', 'a', text);
  expect(readStoredJson('local', 'a')).toBeNull();
});
