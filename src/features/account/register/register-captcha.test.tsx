import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { closeRegistration, fillAccessStep, goToAccessStep, openRegistration, press, sentTo } from './register-page.fixture';

vi.mock('@/product/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));
vi.mock('@/features/account/captcha/captcha-frame', () => ({
  CaptchaFrame: ({ onToken }: { onToken: (token: string) => void }) => (
    <button type="button" onClick={() => onToken('cap-1')}>
      Não sou um robô
    </button>
  ),
}));

afterEach(closeRegistration);

test('a solved captcha is sent as captcha_token (SPEC A15, B8)', async () => {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ captcha: { siteKey: 'chave', origin: 'http://127.0.0.1:4011' } })));
  openRegistration();
  await goToAccessStep();
  await fillAccessStep();
  await press('Não sou um robô');
  await press('Criar conta');
  await screen.findByText('Limite de perdas');
  expect(sentTo('registerPlayer')).toMatchObject([{ captcha_token: 'cap-1' }]);
});
