import { afterEach, expect, test, vi } from 'vitest';

import { readDeviceToken, writeDeviceToken } from './device-token';

let cookie = '';
const written: string[] = [];
vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));

afterEach(() => {
  cookie = '';
  written.length = 0;
});

test('the proof of a trusted device is a cookie of this host alone, for as long as the device is trusted (SPEC Q30)', () => {
  writeDeviceToken('dvt_0123456789abcdef', 7);
  expect(written).toEqual(['__Host-device_token=dvt_0123456789abcdef; Max-Age=604800; Path=/; SameSite=Strict; Secure']);
});

test('it is read among other cookies', () => {
  cookie = 'a=1; __Host-device_token=dvt_0123456789abcdef; b=2';
  expect(readDeviceToken()).toBe('dvt_0123456789abcdef');
});

test('without the cookie there is none', () => {
  cookie = 'a=1; __Host-device_token=';
  expect(readDeviceToken()).toBeUndefined();
});

test('a value that could change the cookie is not kept', () => {
  writeDeviceToken('x; Domain=example.com', 7);
  writeDeviceToken('x;y', 7);
  expect(written).toEqual([]);
});
