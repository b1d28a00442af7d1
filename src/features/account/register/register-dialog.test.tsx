import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/shell/alert-store';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { closeAllModals, useModalStore } from '@/shell/modal-store';

import { updateRegisterDraft } from './register-draft';
import type { Answers } from './register-page.fixture';
import { box, fillAccess, good, openRegistration, press, sent, toAccess, typeCpf, wrong } from './register-page.fixture';

// Outside of a router a link is an anchor.
vi.mock('@/shell/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

let page: ReturnType<typeof openRegistration> | undefined;
const open = (answers: Answers = {}, onClose?: () => void) => (page = openRegistration({ ...good, ...answers }, onClose));

afterEach(async () => {
  await page?.end();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
  setRuntimeConfig(parseRuntimeConfig(''));
  for (const name of ['referrer_id', 'utm_source', 'code', 'afp9']) document.cookie = `${name}=; Max-Age=0`;
});

const sentTo = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

describe('the document check (SPEC V1)', () => {
  const check = (answer: unknown, status = 200): Answers => ({
    'POST /api/validate/document': () => Response.json(answer, { status }),
  });

  test('fills in name and birthday, asked as soon as the CPF is whole', async () => {
    open();
    await typeCpf();
    expect((await screen.findByLabelText<HTMLInputElement>('Nome completo')).value).toBe('Diego Alves');
    expect(box('Data de nascimento').value).toBe('28/02/1994');
    expect(sentTo('POST /api/validate/document')).toEqual([{ document: '93541134780' }]);
  });

  test.each([
    [{ success: false, errors: { document: ['Este CPF já está cadastrado.'] } }, 200, 'Este CPF já está cadastrado.'],
    [{ success: false, message: 'Tente mais tarde.' }, 200, 'Tente mais tarde.'],
    [{ success: false }, 200, 'Não foi possível confirmar este CPF. Tente de novo em instantes.'],
    [{ message: 'Não encontramos este CPF.' }, 200, 'Não encontramos este CPF.'],
    [{ success: true, name: '', message: 'Sem nome.' }, 200, 'Sem nome.'],
    [{ message: 'Inválido.', errors: { document: ['Informe um CPF válido.'] } }, 422, 'Informe um CPF válido.'],
    [{ message: 'Unauthenticated.' }, 401, 'Não foi possível confirmar este CPF. Tente de novo em instantes.'],
    [{ message: 'Muitas tentativas. Aguarde um momento.' }, 429, 'Muitas tentativas. Aguarde um momento.'],
  ])('%j with %i says "%s" and fills in nothing', async (answer, status, text) => {
    open(check(answer, status));
    await typeCpf();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(box('CPF').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });

  test('a failure clears what another CPF had filled in', async () => {
    open();
    await typeCpf();
    await screen.findByLabelText('Nome completo');
    await page?.end();
    open(check({ message: 'Não encontramos este CPF.' }));
    await typeCpf('11122233396');
    await screen.findByText('Não encontramos este CPF.');
    await press('Continuar');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });

  test('another digit clears name and birthday', async () => {
    open();
    await typeCpf();
    await screen.findByLabelText('Nome completo');
    await userEvent.type(box('CPF'), '{Backspace}');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });

  test('wrong check digits are told without asking anybody', async () => {
    open();
    await typeCpf('93541134781');
    await press('Continuar');
    expect(await screen.findByText('Informe um CPF válido.')).toBeTruthy();
    expect(sentTo('POST /api/validate/document')).toEqual([]);
  });

  test('who is under 18 is told so', async () => {
    const lastYear = `${new Date().getFullYear() - 17}-01-01`;
    open(check({ success: true, name: 'Enzo Prado', birthday: lastYear }));
    await typeCpf();
    await screen.findByLabelText('Nome completo');
    await press('Continuar');
    expect(await screen.findByText('Você precisa ter 18 anos ou mais.')).toBeTruthy();
  });
});

describe('the form (SPEC E8, V2)', () => {
  test('sends e-mail and password as their own confirmation, the code 55, and every marketing cookie', async () => {
    document.cookie = 'referrer_id=ANA2026';
    document.cookie = 'utm_source=rádio%20%26%20tv';
    document.cookie = 'code=BEMVINDO';
    document.cookie = 'afp9=z';
    open({ 'GET /v2/referrals/ANA2026': () => Response.json({ data: { code: 'ANA2026', name: 'A*** S***' } }) });
    expect(await screen.findByText('Convite de A*** S***')).toBeTruthy();
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    await screen.findByText('Limite de perdas');
    expect(sentTo('POST /v2/auth/register')).toEqual([
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
        referrer_id: 'ANA2026',
        utm_source: 'rádio & tv',
        code: 'BEMVINDO',
        afp9: 'z',
      },
    ]);
    expect(sentTo('POST /api/auth/login')).toEqual([
      { email: 'diego@exemplo.invalid', password: 'outra-senha', login: 'diego@exemplo.invalid' },
    ]);
    expect(useSessionStore.getState().isPlayer).toBe(true);
  });

  test('says what each empty field wants, and ticks nothing beforehand', async () => {
    open();
    await toAccess();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await press('Criar conta');
    expect(await screen.findByText('Aceite os termos para criar a conta.')).toBeTruthy();
    expect(wrong()).toEqual([
      'Informe um e-mail válido.',
      'Informe um telefone com DDD.',
      'Use de 8 a 64 caracteres.',
      'Aceite os termos para criar a conta.',
    ]);
    expect(document.activeElement).toBe(box('E-mail'));
    expect(sentTo('POST /v2/auth/register')).toEqual([]);
  });

  test('a password can be pasted, and looked at', async () => {
    open();
    await toAccess();
    await userEvent.click(box('Senha'));
    await userEvent.paste('correto cavalo bateria');
    await press('Mostrar senha');
    expect([box('Senha').value, box('Senha').type]).toEqual(['correto cavalo bateria', 'text']);
  });

  const errors = { email: ['Este e-mail já está em uso.'], password_confirmation: ['As senhas não são iguais.'] };
  test.each([
    [200, { success: false, message: 'Não foi possível concluir o cadastro.', data: { errors } }],
    [422, { message: 'Os dados enviados são inválidos.', errors }],
  ])('a refusal with %i lands on the fields, and what was typed stays', async (status, answer) => {
    open({ 'POST /v2/auth/register': () => Response.json(answer, { status }) });
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    expect(await screen.findByText('Este e-mail já está em uso.')).toBeTruthy();
    expect(wrong()).toEqual(['Este e-mail já está em uso.', 'As senhas não são iguais.']);
    expect([box('Celular com DDD').value, box('Senha').value]).toEqual(['(31) 99123-4567', 'outra-senha']);
  });

  test('what is wrong with the first step leads back to it', async () => {
    open({
      'POST /v2/auth/register': () => Response.json({ success: false, data: { errors: { document: ['Este CPF já está cadastrado.'] } } }),
    });
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    expect(await screen.findByText('Este CPF já está cadastrado.')).toBeTruthy();
    expect(box('CPF').value).toBe('935.411.347-80');
  });

  test.each([
    [{ success: false, message: 'Cadastros encerrados.' }, 'Cadastros encerrados.'],
    [
      { success: false, data: { errors: { captcha_token: ['Não foi possível confirmar que você não é um robô.'] } } },
      'Não foi possível confirmar que você não é um robô.',
    ],
    [{ success: false }, 'Não foi possível concluir o cadastro. Tente de novo em instantes.'],
  ])('%j belongs to no field', async (answer, text) => {
    open({ 'POST /v2/auth/register': () => Response.json(answer) });
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('an account that a lost answer opened is entered at the next attempt', async () => {
    let attempt = 0;
    open({
      'POST /v2/auth/register': () => {
        attempt += 1;
        if (attempt === 1) throw new TypeError('Failed to fetch');
        return Response.json({ success: false, data: { errors: { document: ['Este CPF já está cadastrado.'] } } });
      },
    });
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    expect(await screen.findByText(/Verifique sua conexão/)).toBeTruthy();
    await press('Criar conta');
    expect(await screen.findByText('Limite de perdas')).toBeTruthy();
  });

  test('who has no session is told of none', async () => {
    open({ 'POST /v2/auth/register': () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }) });
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    expect(await screen.findByText('Não foi possível concluir o cadastro. Tente de novo em instantes.')).toBeTruthy();
  });

  test('an account whose login fails is told as open, and its login comes next', async () => {
    open({ 'POST /api/auth/login': () => Response.json({ error: 'Aguarde.' }, { status: 403 }) });
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    await vi.waitUntil(() => useModalStore.getState().stack.at(-1)?.name === 'login');
    expect(useAlertStore.getState().alerts.map(({ message }) => message)).toEqual([
      'Sua conta foi criada. Entre com seu e-mail e sua senha.',
    ]);
  });
});

describe('rewards for registering (SPEC A8, D9)', () => {
  const coupon: Answers = { 'GET /v2/coupons/register': () => Response.json({ text: 'Ganhe R$ 20,00 ao se cadastrar.' }) };

  test('are told where the deployment may advertise them', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"bonusPolicy":"open"}'));
    open(coupon);
    expect(await screen.findByText('Ganhe R$ 20,00 ao se cadastrar.')).toBeTruthy();
  });

  test('are not even asked for elsewhere', async () => {
    open(coupon);
    await toAccess();
    expect(sentTo('GET /v2/coupons/register')).toEqual([]);
  });
});

describe('closing', () => {
  test('an empty form closes at once', async () => {
    const closed = vi.fn<() => void>();
    open({}, closed);
    await press('Fechar');
    expect(closed).toHaveBeenCalledOnce();
  });

  test('a form with something in it asks first (SPEC M3)', async () => {
    const closed = vi.fn<() => void>();
    open({}, closed);
    await typeCpf('935');
    await press('Fechar');
    expect(closed).not.toHaveBeenCalled();
    expect(useModalStore.getState().stack).toEqual([{ name: 'register_cancel' }]);
    expect(box('CPF').value).toBe('935');
  });

  test('the draft is kept over a reload, the password is not', async () => {
    open();
    await toAccess();
    await fillAccess();
    const kept = sessionStorage.getItem('register') ?? '';
    expect(kept).toContain('diego@exemplo.invalid');
    expect(kept).not.toContain('outra-senha');
  });
});

describe('the last step', () => {
  const limits: Answers = {
    'PUT /api/protection/limits': () => Response.json({ message: 'x' }, { status: 500 }),
  };
  async function toLimits() {
    await toAccess();
    await fillAccess();
    await press('Criar conta');
    await screen.findByText('Limite de perdas');
  }

  test('asks for all three, says what is missing, and keeps what was answered when it fails', async () => {
    open(limits);
    await toLimits();
    await press('Salvar e concluir');
    expect(await screen.findByText('Escolha um tempo.')).toBeTruthy();
    expect(wrong()).toEqual(['Escolha uma opção.', 'Informe ao menos R$ 1,00.', 'Escolha um tempo.']);
    await userEvent.click(screen.getByLabelText('Feminino'));
    await userEvent.type(box('Limite de perdas'), '10000');
    await userEvent.selectOptions(screen.getByLabelText('Limite de tempo de jogo'), '60');
    await press('Salvar e concluir');
    await vi.waitUntil(() => wrong().length > 0);
    expect(sentTo('PUT /api/protection/limits')).toEqual([{ type: 'loss', period: 'day', amount: 10_000 }]);
    expect(box('Limite de perdas').value).toBe('100,00');
    // Who has no gender is asked again at the next login.
    expect(sentTo('PUT /api/user')).toEqual([]);
  });

  async function answer() {
    await userEvent.click(screen.getByLabelText('Feminino'));
    await userEvent.type(box('Limite de perdas'), '10000');
    await userEvent.selectOptions(screen.getByLabelText('Limite de tempo de jogo'), '60');
    await press('Salvar e concluir');
  }

  test('a refused answer is told at its box, which has the focus', async () => {
    open({
      'PUT /api/protection/limits': () =>
        Response.json(
          { message: 'Os dados enviados são inválidos.', errors: { amount: ['O limite passa do permitido.'] } },
          { status: 422 },
        ),
    });
    await toLimits();
    await answer();
    expect(await screen.findByText('O limite passa do permitido.')).toBeTruthy();
    expect(wrong()).toEqual(['O limite passa do permitido.']);
    await vi.waitUntil(() => document.activeElement === box('Limite de perdas'));
  });

  describe('of a player of long standing', () => {
    const limit = (change: object) => ({
      data: { id: '1', type: 'loss', period: 'day', value: 5000, used: 0, pending_value: null, effective_at: null, ...change },
    });
    const profile = {
      id: 'usr_9',
      name: 'Diego Alves',
      email: 'diego@exemplo.invalid',
      phone: '31991234567',
      document: { number: '93541134780' },
      birthday: '1994-02-28',
      gender: 1,
      status: 'Ativo',
      address: null,
      is_pep: false,
      marketing_opt_in: false,
    };
    /** @param effectiveAt when the larger limit of this type takes hold */
    async function answerLate(type: string | undefined, effectiveAt: string | null) {
      page = openRegistration({
        ...good,
        'PUT /api/protection/limits': (body) =>
          Response.json(limit(Reflect.get(Object(body), 'type') === type ? { pending_value: 10_000, effective_at: effectiveAt } : {})),
        'PUT /api/user': () => Response.json({ data: profile }),
      });
      updateRegisterDraft({ step: 'limits' });
      act(() => page?.session.receive('token', 3600));
      await screen.findByText('Limite de perdas');
      await answer();
      await vi.waitUntil(() => useAlertStore.getState().alerts.length > 0);
      return useAlertStore.getState().alerts.map(({ message }) => message);
    }

    test('says that limits hold where they do', async () => {
      expect(await answerLate(undefined, null)).toEqual(['Respostas salvas. Seus limites já estão valendo.']);
    });

    test.each(['loss', 'time'])('says until when the smaller limit of %s holds', async (type) => {
      expect(await answerLate(type, '2026-11-22T14:05:00-03:00')).toEqual(['Respostas salvas. O limite menor vale até 22/11/2026 14:05.']);
    });
  });

  test('cannot be put off under the Brazilian rules', async () => {
    open();
    await toLimits();
    expect(screen.queryByRole('button', { name: 'Agora não' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sair da conta' })).toBeTruthy();
  });

  test('stays where Back is pressed under the Brazilian rules (SPEC M5)', async () => {
    window.history.pushState({ page: 'here' }, '', '/aqui');
    open();
    await toLimits();
    const levels = () => window.history.state?.overlay?.length ?? 0;
    await vi.waitUntil(() => levels() === 1);
    await act(async () => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await arrived;
    });
    await vi.waitUntil(() => levels() === 1);
    expect(screen.getByRole('alertdialog', { name: 'Último passo' })).toBeTruthy();
    expect(window.location.pathname).toBe('/aqui');
  });

  test('can be put off where the deployment is open, and ends with what comes next', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"bonusPolicy":"open"}'));
    open();
    await toLimits();
    await press('Agora não');
    expect((await screen.findByRole('link', { name: 'Verificar identidade' })).getAttribute('href')).toBe('/user/account/document');
  });
});
