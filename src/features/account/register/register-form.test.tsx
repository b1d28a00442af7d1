import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { refuse } from '@/api/backend.fixture';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';

import { COMMON_PASSWORD } from '../new-password';
import {
  alertMessages,
  closeRegistration,
  errorTexts,
  field,
  fillAccessStep,
  goToAccessStep,
  openRegistration,
  press,
  sentTo,
  submitRegistration,
} from './register-page.fixture';

afterEach(async () => {
  await closeRegistration();
  vi.restoreAllMocks();
  for (const name of ['referrer_id', 'utm_source', 'code', 'afp9']) document.cookie = `${name}=; Max-Age=0`;
});

describe('the registration form (SPEC E8, V2)', () => {
  test('one of the most common passwords is refused with a reason, and the strength of any other is shown', async () => {
    openRegistration();
    await goToAccessStep();
    await fillAccessStep();
    expect(await screen.findByText('Força: média.')).toBeTruthy();
    await userEvent.clear(field('Senha'));
    await userEvent.type(field('Senha'), '12345678');
    await press('Criar conta');
    await waitFor(() => expect(errorTexts()).toEqual([COMMON_PASSWORD]));
    expect(sentTo('registerPlayer')).toEqual([]);
  });

  test('an e-mail that almost has a known domain is questioned', async () => {
    openRegistration();
    await goToAccessStep();
    await userEvent.type(field('E-mail'), 'diego@gmial.com');
    expect(await screen.findByText('Confira: você quis dizer diego@gmail.com?')).toBeTruthy();
  });

  test('sends e-mail and password as their own confirmation, the country code 55 and the marketing cookies, then logs in (SPEC A15, A17)', async () => {
    document.cookie = 'referrer_id=ANA2026';
    document.cookie = 'utm_source=rádio%20%26%20tv';
    document.cookie = 'code=BEMVINDO';
    document.cookie = 'afp9=z';
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://parceiro.example/dicas');
    openRegistration({ getReferrer: () => ({ data: { code: 'ANA2026', name: 'A*** S***' } }) });
    expect(await screen.findByText('Convite de A*** S***')).toBeTruthy();
    await submitRegistration();
    await screen.findByText('Limite de perdas');
    expect(sentTo('registerPlayer')).toEqual([
      {
        name: 'Diego Alves',
        document: '93541134780',
        email: 'diego@exemplo.invalid',
        email_confirmation: 'diego@exemplo.invalid',
        phone: '31991234567',
        phone_code: '55',
        birthday: '1994-02-28',
        password: 'outra-senha',
        password_confirmation: 'outra-senha',
        termsAccepted: true,
        is_pep: false,
        barred_status: 'none',
        referer: 'https://parceiro.example/dicas',
        referrer_id: 'ANA2026',
        utm_source: 'rádio & tv',
        code: 'BEMVINDO',
        afp9: 'z',
      },
    ]);
    expect(sentTo('login')).toEqual([{ email: 'diego@exemplo.invalid', password: 'outra-senha', login: 'diego@exemplo.invalid' }]);
    expect(useSessionStore.getState().isPlayer).toBe(true);
  });

  test('shows the error of each empty field and accepts no terms in advance', async () => {
    openRegistration();
    await goToAccessStep();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await press('Criar conta');
    expect(await screen.findByText('Aceite os termos para criar a conta.')).toBeTruthy();
    expect(errorTexts()).toEqual([
      'Informe um e-mail válido.',
      'Informe um telefone com DDD.',
      'Use de 8 a 64 caracteres.',
      'Aceite os termos para criar a conta.',
    ]);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(sentTo('registerPlayer')).toEqual([]);
  });

  test('accepts a pasted password and can show it', async () => {
    openRegistration();
    await goToAccessStep();
    await userEvent.click(field('Senha'));
    await userEvent.paste('correto cavalo bateria');
    await press('Mostrar senha');
    expect([field('Senha').value, field('Senha').type]).toEqual(['correto cavalo bateria', 'text']);
  });

  const errors = { email: ['Este e-mail já está em uso.'], password_confirmation: ['As senhas não são iguais.'] };
  test.each([
    [200, { success: false, message: 'Não foi possível concluir o cadastro.', data: { errors } }],
    [422, { message: 'Os dados enviados são inválidos.', errors }],
  ])('shows the errors of a rejection with %i at their fields and keeps the input', async (status, body) => {
    openRegistration({ registerPlayer: () => Response.json(body, { status }) });
    await submitRegistration();
    expect(await screen.findByText('Este e-mail já está em uso.')).toBeTruthy();
    expect(errorTexts()).toEqual(['Este e-mail já está em uso.', 'As senhas não são iguais.']);
    expect([field('Celular com DDD').value, field('Senha').value]).toEqual(['(31) 99123-4567', 'outra-senha']);
  });

  test('returns to the first step if a field there was rejected', async () => {
    openRegistration({
      registerPlayer: () => ({ success: false, data: { errors: { document: ['Este CPF já está cadastrado.'] } } }),
    });
    await submitRegistration();
    expect(await screen.findByText('Este CPF já está cadastrado.')).toBeTruthy();
    expect(field('CPF').value).toBe('935.411.347-80');
  });

  test.each([
    [{ success: false, message: 'Cadastros encerrados.' }, 'Cadastros encerrados.'],
    [
      { success: false, data: { errors: { captcha_token: ['Não foi possível confirmar que você não é um robô.'] } } },
      'Não foi possível confirmar que você não é um robô.',
    ],
    [{ success: false }, 'Não foi possível concluir o cadastro. Tente de novo em instantes.'],
  ])('shows the rejection %j above the form', async (body, text) => {
    openRegistration({ registerPlayer: () => body });
    await submitRegistration();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('logs in to an account that an earlier attempt created but whose response was lost', async () => {
    let attempt = 0;
    openRegistration({
      registerPlayer: () => {
        attempt += 1;
        if (attempt === 1) throw new TypeError('Failed to fetch');
        return { success: false, data: { errors: { document: ['Este CPF já está cadastrado.'] } } };
      },
    });
    await submitRegistration();
    expect(await screen.findByText(/Não conseguimos falar com o servidor/)).toBeTruthy();
    await press('Criar conta');
    expect(await screen.findByText('Limite de perdas')).toBeTruthy();
  });

  test('ignores the message of a 401, because it is about a session', async () => {
    openRegistration({ registerPlayer: () => refuse(401, 'Unauthenticated.') });
    await submitRegistration();
    expect(await screen.findByText('Não foi possível concluir o cadastro. Tente de novo em instantes.')).toBeTruthy();
  });

  test('opens the login if the account was created but its first login failed', async () => {
    openRegistration({ login: () => Response.json({ error: 'Aguarde.' }, { status: 403 }) });
    await submitRegistration();
    await vi.waitUntil(() => useModalStore.getState().stack.at(-1)?.name === 'login');
    expect(alertMessages()).toEqual(['Sua conta foi criada. Entre com seu e-mail e sua senha.']);
  });
});
