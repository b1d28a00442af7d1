import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { CaptchaFrame } from './captcha-frame';

const ORIGIN = 'http://127.0.0.1:4011';
const setCaptchaOrigin = (origin: string) =>
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ captcha: { siteKey: 'chave', origin } })));

afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

test('a captcha that fails to load shows an error and can be loaded again', async () => {
  setCaptchaOrigin('');
  render(<CaptchaFrame onToken={() => undefined} />);
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(
    'Não foi possível carregar a confirmação de segurança. Veja se há conexão e se algo a bloqueia no navegador.',
  );
  setCaptchaOrigin(ORIGIN);
  await userEvent.click(screen.getByRole('button', { name: 'Carregar de novo' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByTitle('Confirmação de segurança').getAttribute('src')).toBe(`${ORIGIN}/captcha?sitekey=chave`);
});
