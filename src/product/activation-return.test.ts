import { afterEach, expect, test } from 'vitest';

import { activationReturn, clearActivationReturn, rememberActivationReturn } from './activation-return';

afterEach(clearActivationReturn);

test('the page where the registration began is remembered until it was used', () => {
  expect(activationReturn()).toBeUndefined();
  rememberActivationReturn('/play/1001?a=1');
  expect(activationReturn()).toBe('/play/1001?a=1');
  clearActivationReturn();
  expect(activationReturn()).toBeUndefined();
});

test.each(['/', '/login', '/login?x=1', '/user/activation'])('%s is no page to return to', (path) => {
  rememberActivationReturn('/play/1001');
  rememberActivationReturn(path);
  expect(activationReturn()).toBeUndefined();
});

test('an address of another site is not followed', () => {
  sessionStorage.setItem('activation-return', '//evil.example');
  expect(activationReturn()).toBeUndefined();
});
