import { afterEach, expect, test } from 'vitest';

import { clearResetToken, getResetToken, takeResetToken } from './reset-token';

afterEach(() => {
  clearResetToken();
  history.replaceState(null, '', '/');
});

const address = () => location.pathname + location.search + location.hash;

test.each([
  ['/recuperar-senha?token=abc', '/recuperar-senha'],
  ['/Recover?utm_source=email&token=abc#x', '/Recover?utm_source=email#x'],
])('%s becomes %s, and the token is kept aside', (opened, left) => {
  history.replaceState({ idx: 3 }, '', opened);
  takeResetToken();
  expect([address(), getResetToken(), history.state]).toEqual([left, 'abc', { idx: 3 }]);
  takeResetToken();
  expect(getResetToken()).toBe('abc');
});

test.each(['/recuperar-senha', '/?token=abc', '/play/7?token=abc'])('%s stays as it is', (opened) => {
  history.replaceState(null, '', opened);
  takeResetToken();
  expect([address(), getResetToken()]).toEqual([opened, undefined]);
});
