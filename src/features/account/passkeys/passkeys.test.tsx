import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refuse } from '@/api/backend.fixture';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';

import { alertMessage, field, mockBackend, press, renderPart, answers, sent } from '../account-page.fixture';
import { PasskeyLogin } from './passkey-login';
import { PasskeysCard } from './passkeys-card';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

mockBackend();

const PASSKEY = { id: 'pky_1', name: 'Celular', created_at: '2026-11-20T10:00:00-03:00', last_used_at: null };
const REQUEST = { data: { challenge: 'AQID', rp_id: 'localhost', timeout_ms: 300_000, allowed: [] } };
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

class AssertionResponse {
  clientDataJSON = bytes(1);
  authenticatorData = bytes(2);
  signature = bytes(251, 255);
  userHandle = null;
}
class AttestationResponse {
  clientDataJSON = bytes(1);
  getAuthenticatorData = () => bytes(2);
  getPublicKey = () => bytes(3);
}
class Credential {
  rawId = bytes(4);
  constructor(readonly response: unknown) {}
  static isConditionalMediationAvailable = () => Promise.resolve(false);
}

const credentials = { get: vi.fn(), create: vi.fn() };
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('AuthenticatorAssertionResponse', AssertionResponse);
  vi.stubGlobal('AuthenticatorAttestationResponse', AttestationResponse);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials }));
  answers.listPasskeys = () => pageOf([PASSKEY]);
});
afterEach(() => {
  credentials.get.mockReset();
  credentials.create.mockReset();
});

test('the signature of the device logs in (SPEC Q31)', async () => {
  const session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  const onDone = vi.fn();
  credentials.get.mockResolvedValue(new Credential(new AssertionResponse()));
  answers.startPasskeyLogin = () => REQUEST;
  answers.logInWithPasskey = () => ({ data: { access_token: 'token', expires_in: 3600, device_token: null } });
  renderPart(<PasskeyLogin onDone={onDone} />);
  await press('Usar chave de acesso');
  await vi.waitUntil(() => onDone.mock.calls.length === 1);
  expect(credentials.get.mock.calls[0]?.[0]).toMatchObject({ publicKey: { rpId: 'localhost', userVerification: 'required' } });
  expect(sent.at(-1)?.body).toEqual({ id: 'BA', client_data: 'AQ', authenticator_data: 'Ag', signature: '-_8', user_handle: null });
  expect(session.state().name).toBe('player');
  session.dispose();
});

test('a dismissed dialog of the browser says what to do', async () => {
  credentials.get.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  answers.startPasskeyLogin = () => REQUEST;
  renderPart(<PasskeyLogin onDone={() => expect.fail('logged in')} />);
  await press('Usar chave de acesso');
  expect(await screen.findByText('A chave de acesso não foi usada. Tente de novo ou use a senha.')).toBeTruthy();
});

test('a browser without passkeys has no button for them', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  renderPart(<PasskeyLogin onDone={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the page does not move to the list of passkeys when it arrives', async () => {
  renderPart(<PasskeysCard />);
  await screen.findByRole('button', { name: 'Criar chave de acesso' });
  expect(document.activeElement).toBe(document.body);
});

test('a passkey is created after the password (SPEC Q31)', async () => {
  credentials.create.mockResolvedValue(new Credential(new AttestationResponse()));
  answers.startPasskeyRegistration = () => ({
    data: {
      challenge: 'AQID',
      rp_id: 'localhost',
      rp_name: 'Palpite',
      user_id: 'AQ',
      user_name: 'ana@exemplo.invalid',
      user_display_name: 'Ana',
      timeout_ms: 300_000,
      excluded: ['BA'],
    },
  });
  answers.registerPasskey = () => ({ data: PASSKEY });
  renderPart(<PasskeysCard />);
  await press('Criar chave de acesso');
  await userEvent.type(field('Sua senha'), 'palpite2026{Enter}');
  expect(await alertMessage()).toBe('Chave de acesso criada.');
  expect(sent.at(-1)?.body).toMatchObject({ id: 'BA', public_key: 'Aw', algorithm: -7 });
});

test('a passkey is renamed, and removed after a question (SPEC Q31)', async () => {
  answers.renamePasskey = () => ({ data: PASSKEY });
  answers.removePasskey = () => refuse(404);
  renderPart(<PasskeysCard />);
  await press('Renomear Celular');
  await userEvent.clear(field('Nome'));
  await userEvent.type(field('Nome'), 'Trabalho{Enter}');
  expect(await alertMessage()).toBe('Nome alterado.');
  await press('Remover Celular');
  await press('Remover');
  await vi.waitUntil(async () => (await alertMessage()) === 'Chave de acesso removida.');
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/user/passkeys/pky_1', { name: 'Trabalho' }],
    ['DELETE /api/user/passkeys/pky_1', undefined],
  ]);
});
