import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { field, invalid, mockBackend, press, renderPart, answers, sent } from '../account-page.fixture';
import { ConfirmForm } from './confirm-form';

mockBackend();

const onConfirmed = vi.fn();
const CONFIRMED = { data: { confirmed_until: '2026-11-21T14:10:00-03:00' } };
const access = (totp: object | null) => () => Response.json({ data: { email_masked: 'a••@exemplo.invalid', totp } });
const show = () => renderPart(<ConfirmForm lead="Confirme que é você." submit="Confirmar" onConfirmed={onConfirmed} />);

beforeEach(() => {
  onConfirmed.mockReset();
  answers.getAccess = access(null);
});

test('the password confirms, and a wrong one says so (SPEC Q32)', async () => {
  answers.confirmAccess = () => invalid({ password: ['Senha incorreta.'] });
  show();
  await press('Confirmar');
  expect(screen.getByText('Informe sua senha.')).toBeTruthy();
  await userEvent.type(field('Sua senha'), 'errada{Enter}');
  expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Usar o aplicativo de códigos' })).toBeNull();
  answers.confirmAccess = () => CONFIRMED;
  await userEvent.clear(field('Sua senha'));
  await userEvent.type(field('Sua senha'), 'palpite2026{Enter}');
  await vi.waitUntil(() => onConfirmed.mock.calls.length === 1);
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'errada' }, { password: 'palpite2026' }]);
});

test('a player with an app can use its code (SPEC Q32)', async () => {
  answers.getAccess = access({ active_since: '2026-11-20T10:00:00-03:00', recovery_codes_left: 8 });
  answers.confirmAccess = () => CONFIRMED;
  show();
  await press('Usar o aplicativo de códigos');
  await userEvent.type(field('Código do aplicativo'), '48{Enter}');
  expect(screen.getByText('Informe os seis dígitos.')).toBeTruthy();
  await userEvent.type(field('Código do aplicativo'), '2913{Enter}');
  await vi.waitUntil(() => onConfirmed.mock.calls.length === 1);
  expect(sent.map(({ body }) => body)).toEqual([{ code: '482913' }]);
});

test('too many wrong passwords say until when (SPEC Q32)', async () => {
  answers.confirmAccess = () => Response.json({ message: 'x' }, { status: 429, headers: { 'Retry-After': '900' } });
  show();
  await userEvent.type(field('Sua senha'), 'errada{Enter}');
  expect(await screen.findByText(/^Por segurança, bloqueamos o acesso por 15 minutos\./)).toBeTruthy();
});
