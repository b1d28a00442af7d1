import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { LoginChallenge } from '@generated/api/model/login-challenge';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';

import { SecondFactorForm } from './second-factor-form';

const EMAIL: LoginChallenge = {
  challenge: 'chl_12345678',
  reason: 'new_device',
  methods: ['email'],
  email_masked: 'a••@exemplo.invalid',
  expires_in: 600,
  resend_in: 60,
  trust_days: 7,
};
const APP: LoginChallenge = { ...EMAIL, reason: 'chosen', methods: ['totp', 'recovery', 'email'], resend_in: 0 };
const LOGGED_IN = { data: { access_token: 'token', expires_in: 3600, device_token: null } };

const [onDone, onBack] = [vi.fn(), vi.fn()];
let responses: Response[];
let sent: { path: string; body: unknown }[];
let session: ReturnType<typeof createSession>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  responses = [];
  sent = [];
  const note = async (request: Request) => void sent.push({ path: new URL(request.url).pathname, body: await request.json() });
  backend({}, () => responses.shift() ?? refuse(500), note);
  session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
});
afterEach(async () => {
  await session.logout();
  session.dispose();
  vi.useRealTimers();
  onDone.mockReset();
  onBack.mockReset();
});

const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const show = (challenge: LoginChallenge) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecondFactorForm challenge={challenge} onDone={onDone} onBack={onBack} />
    </QueryClientProvider>,
  );
const rejected = (attempts_left: number) =>
  Response.json({ message: 'Os dados enviados são inválidos.', errors: { code: ['Código incorreto.'] }, attempts_left }, { status: 422 });

test('the code of the e-mail logs in, and nothing is trusted unless the player ticks it (SPEC Q30)', async () => {
  responses = [Response.json(LOGGED_IN)];
  show(EMAIL);
  expect(screen.getByRole('status').textContent).toBe(
    'Você está entrando de um aparelho novo. Enviamos um código de seis dígitos para a••@exemplo.invalid.',
  );
  const code = screen.getByLabelText<HTMLInputElement>('Código do e-mail');
  expect(code.autocomplete).toBe('one-time-code');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.getByRole('checkbox', { checked: false, name: 'Não pedir código neste aparelho por 7 dias' })).toBeTruthy();
  await user.type(code, '482 913{Enter}');
  await vi.waitUntil(() => onDone.mock.calls.length === 1);
  expect(sent).toEqual([
    { path: '/v2/auth/login/code', body: { challenge: 'chl_12345678', method: 'email', code: '482913', trust_device: false } },
  ]);
  expect(session.state().name).toBe('player');
});

test('an incomplete code is not sent', async () => {
  show(EMAIL);
  await user.type(screen.getByLabelText('Código do e-mail'), '4829{Enter}');
  expect(screen.getByText('Informe os seis dígitos.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a wrong code says how many attempts are left, and stays', async () => {
  responses = [rejected(2)];
  show(EMAIL);
  await user.type(screen.getByLabelText('Código do e-mail'), '000000{Enter}');
  expect(await screen.findByText('Código incorreto. Restam 2 tentativas.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Código do e-mail').value).toBe('000000');
});

test.each([
  [429, { message: 'x' }, { 'Retry-After': '900' }, /^Por segurança, bloqueamos o acesso por 15 minutos\./],
  [409, { message: 'Este código venceu. Entre de novo com a sua senha.' }, {}, /^Este código venceu\./],
])('a login that has ended (%i) leads back to the password', async (status, body, headers, text) => {
  responses = [Response.json(body, { status, headers })];
  show(EMAIL);
  await user.type(screen.getByLabelText('Código do e-mail'), '000000{Enter}');
  expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar outro código' })).toBeNull();
  await press('Entrar de novo com a senha');
  expect(onBack).toHaveBeenCalledOnce();
});

test('another code can be sent once the countdown has ended', async () => {
  responses = [Response.json({ data: { resend_in: 60, expires_in: 600 } })];
  show(EMAIL);
  await press('Enviar outro código');
  expect(sent).toEqual([]);
  expect(screen.getByText('Você pode pedir outro em 60 s.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(61_000);
  await press('Enviar outro código');
  expect(await screen.findByText('Enviamos outro código. Você pode pedir outro em 60 s.')).toBeTruthy();
  expect(sent).toEqual([{ path: '/v2/auth/login/code/resend', body: { challenge: 'chl_12345678' } }]);
});

test('a player without the app uses a recovery code, typed in any form', async () => {
  responses = [Response.json(LOGGED_IN)];
  show(APP);
  expect(screen.getByLabelText('Código do aplicativo')).toBeTruthy();
  await press('Usar um código de recuperação');
  await user.type(screen.getByLabelText('Código de recuperação'), 'K3F9 X2MP{Enter}');
  await vi.waitUntil(() => onDone.mock.calls.length === 1);
  expect(sent[0]?.body).toMatchObject({ method: 'recovery', code: 'k3f9-x2mp' });
});

test('the e-mail is sent when the player chooses it instead of the app', async () => {
  responses = [Response.json({ data: { resend_in: 60, expires_in: 600 } })];
  show(APP);
  await press('Receber um código por e-mail');
  await vi.waitUntil(() => sent.length === 1);
  expect(sent[0]?.path).toBe('/v2/auth/login/code/resend');
  expect(await screen.findByLabelText('Código do e-mail')).toBeTruthy();
});

test('a policy that trusts no device does not offer it', () => {
  show({ ...EMAIL, trust_days: 0 });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
