import { afterEach, expect, test } from 'vitest';

import { dropResetToken, resetToken, takeResetToken } from './recover-token';

afterEach(() => {
  dropResetToken();
  history.replaceState(null, '', '/');
});

const address = () => location.pathname + location.search + location.hash;

test.each([
  ['/recuperar-senha?token=abc', '/recuperar-senha'],
  ['/Recover?utm_source=email&token=abc#x', '/Recover?utm_source=email#x'],
])('%s becomes %s, and the token is kept aside', (opened, left) => {
  history.replaceState({ idx: 3 }, '', opened);
  takeResetToken();
  expect([address(), resetToken(), history.state]).toEqual([left, 'abc', { idx: 3 }]);
  takeResetToken();
  expect(resetToken()).toBe('abc');
});

test.each(['/recuperar-senha', '/?token=abc', '/play/7?token=abc'])('%s stays as it is', (opened) => {
  history.replaceState(null, '', opened);
  takeResetToken();
  expect([address(), resetToken()]).toEqual([opened, undefined]);
});
