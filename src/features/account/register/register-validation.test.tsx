import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { closeAllModals } from '@/shell/modal-store';

import { CaptchaFrame } from '../captcha/captcha-frame';
import { RegisterCancelDialog } from './register-cancel-dialog';
import { box, fillAccess, good, openRegistration, press, sent, toAccess, typeCpf, wrong } from './register-page.fixture';

const ORIGIN = 'http://127.0.0.1:4011';
const captcha = (origin: string) => setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ captcha: { siteKey: 'chave', origin } })));

let page: ReturnType<typeof openRegistration> | undefined;

afterEach(async () => {
  await page?.end();
  page = undefined;
  vi.unstubAllGlobals();
  closeAllModals();
  setRuntimeConfig(parseRuntimeConfig(''));
});

test('without the captcha nothing is sent, and what is missing is said', async () => {
  captcha(ORIGIN);
  page = openRegistration(good);
  await toAccess();
  await fillAccess();
  await press('Criar conta');
  expect(await screen.findByText('Confirme que você não é um robô.')).toBeTruthy();
  expect(sent.filter(({ call }) => call === 'POST /v2/auth/register')).toEqual([]);
});

test('a captcha that does not come says so, and is loaded at another try', async () => {
  captcha('');
  render(<CaptchaFrame onToken={() => undefined} />);
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(
    'Não foi possível carregar a confirmação de segurança. Veja se há conexão e se algo a bloqueia no navegador.',
  );
  captcha(ORIGIN);
  await press('Carregar de novo');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByTitle('Confirmação de segurança').getAttribute('src')).toBe(`${ORIGIN}/captcha?sitekey=chave`);
});

describe('what a box must hold', () => {
  test.each([
    ['Nome completo', 'Informe seu nome completo.'],
    ['Data de nascimento', 'Informe sua data de nascimento.'],
  ])('%s: %s', async (label, text) => {
    page = openRegistration(good);
    await typeCpf();
    await screen.findByLabelText(label);
    await userEvent.clear(box(label));
    await press('Continuar');
    expect(await screen.findByText(text)).toBeTruthy();
    await vi.waitUntil(() => document.activeElement === box(label));
  });

  test('País: Informe o código do país.', async () => {
    page = openRegistration(good);
    await toAccess();
    await fillAccess();
    await userEvent.clear(box('País'));
    await press('Criar conta');
    expect(await screen.findByText('Informe o código do país.')).toBeTruthy();
    expect(wrong()).toEqual(['Informe o código do país.']);
  });
});

test('who leaves is told what becomes of what was typed (SPEC M3)', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RegisterCancelDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Sua conta ainda não foi criada. Se você sair agora, o que digitou será apagado.')).toBeTruthy();
});
