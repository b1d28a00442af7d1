import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';

import { LoginForm } from './login-form';

const onDone = vi.fn();
const onChallenge = vi.fn();
const login = vi.fn<(request: Request) => Promise<Response>>();
let session: ReturnType<typeof createSession>;

beforeEach(() => {
  onDone.mockReset();
  onChallenge.mockReset();
  login.mockReset();
  backend({ login });
  session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
});

afterEach(async () => {
  await session.logout();
  session.dispose();
});

const account = () => screen.getByLabelText<HTMLInputElement>('CPF ou e-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Senha');

async function submit(status: number, body: unknown) {
  login.mockResolvedValue(Response.json(body, { status }));
  await fillAndSubmit();
}

async function fillAndSubmit() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm onDone={onDone} onChallenge={onChallenge} />
    </QueryClientProvider>,
  );
  await userEvent.type(account(), ' ana@exemplo.invalid ');
  await userEvent.type(password(), 'palpite2026');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

const errorMessage = () => vi.waitUntil(() => screen.getByRole('alert').textContent || undefined);

const throughPrototype = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

test.each([
  ['of the page', (input: HTMLInputElement, value: string) => (input.value = value)],
  // An extension has its own view of the document: React does not notice the change.
  ['of an extension', throughPrototype],
])('values that a password manager %s sets without events are sent with the first press', async (_, fill) => {
  const bodies: unknown[] = [];
  login.mockImplementation(async (request) => {
    bodies.push(await request.json());
    return Response.json({ message: 'x' }, { status: 401 });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm onDone={onDone} onChallenge={onChallenge} />
    </QueryClientProvider>,
  );
  fill(account(), 'ana@exemplo.invalid');
  fill(password(), 'palpite2026');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await errorMessage();
  expect(bodies).toEqual([expect.objectContaining({ email: 'ana@exemplo.invalid', password: 'palpite2026' })]);
  expect(screen.queryByText('Informe sua senha.')).toBeNull();
});

test('a blocked login says until when, and offers the recovery (SPEC V3)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T05:43:00-03:00') });
  onTestFinished(() => void vi.useRealTimers());
  login.mockResolvedValue(Response.json({ message: 'x' }, { status: 429, headers: { 'Retry-After': '900' } }));
  await fillAndSubmit();
  expect(await errorMessage()).toBe('Por segurança, bloqueamos o acesso por 15 minutos. Tente às 05:58 ou recupere a senha.');
});

test.each([
  [403, { error: 'Conta encerrada.' }, 'Conta encerrada.'],
  [403, { message: 'x', error: 'y' }, 'y'],
  [403, { message: 'x' }, 'Acesso negado'],
  [403, {}, 'Acesso negado'],
  [200, { error: 'Usuário inativo.' }, 'Usuário inativo.'],
  [200, {}, 'Email ou senha incorretos!'],
  [401, { error: 'Credenciais inválidas.' }, 'Credenciais inválidas.'],
  [401, { message: 'Unauthenticated.' }, 'Email ou senha incorretos!'],
  [401, {}, 'Email ou senha incorretos!'],
  [401, { error: 'Senha errada.', attempts_left: 3 }, 'Senha errada. Restam 3 tentativas.'],
  [401, { attempts_left: 1 }, 'Email ou senha incorretos! Resta 1 tentativa antes de bloquearmos o acesso por um tempo.'],
  [401, { attempts_left: -2 }, 'Email ou senha incorretos!'],
  [422, { message: 'Os dados enviados são inválidos.' }, 'Email ou senha incorretos!'],
  [422, { message: 'Os dados enviados são inválidos.', errors: { email: ['Este CPF não existe.'] } }, 'Este CPF não existe.'],
])('a response of %i with %j shows "%s" and keeps the input (SPEC V3)', async (status, body, text) => {
  await submit(status, body);
  expect(await errorMessage()).toBe(text);
  expect([account().value.trim(), password().value]).toEqual(['ana@exemplo.invalid', 'palpite2026']);
  expect(onDone).not.toHaveBeenCalled();
  expect(session.state().name).toBe('visitor');
});

test('a lost response is reported as a connection problem, not as a wrong password', async () => {
  login.mockRejectedValue(new TypeError('Failed to fetch'));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm onDone={onDone} onChallenge={onChallenge} />
    </QueryClientProvider>,
  );
  await userEvent.type(account(), '52998224725');
  await userEvent.type(password(), 'palpite2026{Enter}');
  expect(await errorMessage()).toContain('Não conseguimos falar com o servidor');
});

test('a token logs in, and the account name is also sent as `login` (SPEC A17, L2, D6)', async () => {
  await submit(200, { access_token: 'token', expires_in: 3600 });
  await vi.waitUntil(() => onDone.mock.calls.length === 1);
  expect(session.state()).toMatchObject({ name: 'player', token: { value: 'token' } });
  const request = login.mock.calls[0]?.[0];
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/api/auth/login']);
  const sent: unknown = await request?.json();
  expect(sent).toEqual({ email: 'ana@exemplo.invalid', password: 'palpite2026', login: 'ana@exemplo.invalid' });
});

test('a second factor is no rejection, and no login yet (SPEC Q30)', async () => {
  const challenge = {
    challenge: 'chl_12345678',
    reason: 'new_device',
    methods: ['email'],
    email_masked: 'a••@exemplo.invalid',
    expires_in: 600,
    resend_in: 60,
    trust_days: 7,
  };
  await submit(200, { second_factor: challenge });
  await vi.waitUntil(() => onChallenge.mock.calls.length === 1);
  expect(onChallenge.mock.calls).toEqual([[challenge, 'ana@exemplo.invalid']]);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect([onDone.mock.calls.length, session.state().name]).toEqual([0, 'visitor']);
});

test('empty fields show what is missing and send nothing', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm onDone={onDone} onChallenge={onChallenge} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Informe seu CPF ou e-mail.')).toBeTruthy();
  expect(screen.getByText('Informe sua senha.')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(account()));
  expect(login).not.toHaveBeenCalled();
});

test('a password manager finds its fields, and the password can be shown', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm onDone={onDone} onChallenge={onChallenge} />
    </QueryClientProvider>,
  );
  expect([account().autocomplete, password().autocomplete]).toEqual(['username webauthn', 'current-password']);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password().type).toBe('text');
});
