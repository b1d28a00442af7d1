import { afterEach, expect, test } from 'vitest';

import { clearResetToken, getResetLink, takeResetToken } from './reset-token';

afterEach(() => {
  clearResetToken();
  history.replaceState(null, '', '/');
});

const address = () => location.pathname + location.search + location.hash;

test.each([
  ['/recuperar-senha?token=abc', '/recuperar-senha'],
  ['/Recover?utm_source=email&token=abc#x', '/Recover?utm_source=email#x'],
  ['/recuperar-senha#token=abc', '/recuperar-senha'],
  ['/recuperar-senha?utm_source=email#token=abc', '/recuperar-senha?utm_source=email'],
  ['/recuperar%2Dsenha?token=abc', '/recuperar%2Dsenha'],
  ['/recuperar%2Dsenha/#token=abc', '/recuperar%2Dsenha/'],
])('the address %s becomes %s, and the token is kept in memory (SPEC N7)', (opened, remaining) => {
  history.replaceState({ idx: 3 }, '', opened);
  takeResetToken();
  expect([address(), getResetLink()?.token, history.state]).toEqual([remaining, 'abc', { idx: 3 }]);
  takeResetToken();
  expect(getResetLink()?.token).toBe('abc');
});

test.each(['/recuperar-senha#token=abc&email=ana%40exemplo.invalid', '/recuperar-senha?token=abc&email=ana@exemplo.invalid'])(
  'the e-mail of %s leaves the address with the token (SPEC N7)',
  (opened) => {
    history.replaceState(null, '', opened);
    takeResetToken();
    expect([address(), getResetLink()?.email]).toEqual(['/recuperar-senha', 'ana@exemplo.invalid']);
  },
);

test.each(['/recuperar-senha', '/?token=abc', '/play/7?token=abc', '/recuperar-senha%?token=abc', '/#token=abc'])(
  'the address %s does not change',
  (opened) => {
    history.replaceState(null, '', opened);
    takeResetToken();
    expect([address(), getResetLink()]).toEqual([opened, undefined]);
  },
);
