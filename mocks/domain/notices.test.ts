import { describe, expect, test } from 'vitest';

import { isoDateTime } from './calendar';
import { eventNotice, identityNotice } from './notices';
import { START } from './results.fixture';

const until = isoDateTime(START);
const limit = (kind: 'deposit_limit' | 'time_limit' | 'loss_limit', used: number, value: number | null) =>
  eventNotice({ name: 'ProtectionEvent', payload: { kind, used, limit: value, until } }, null);
const withdrawal = (status: 'pending' | 'paid' | 'rejected') =>
  eventNotice({ name: 'WithdrawUpdateEvent', payload: { id: 'wdr_1', status, amount: 12_000 } }, null);
const pause = (kind: 'suspension' | 'exclusion', end: string | null, exclusion: Parameters<typeof eventNotice>[1] = null) =>
  eventNotice({ name: 'ProtectionEvent', payload: { kind, used: null, limit: null, until: end } }, exclusion);

test('an approved deposit gives a notice', () => {
  const payload = { transaction_id: 'trx_1', amount: 123_456, deposit_occurrence: 1 };
  expect(eventNotice({ name: 'DepositApprovedEvent', payload }, null)).toEqual({
    type: 'deposit',
    title: 'Depósito aprovado',
    body: 'Seu depósito de R$ 1.234,56 foi aprovado.',
    url: '/user/wallet',
  });
});

test('paid and rejected withdrawals give a notice, pending ones none', () => {
  expect(withdrawal('paid')).toMatchObject({ title: 'Saque enviado', body: 'Seu saque de R$ 120,00 foi enviado por PIX.' });
  expect(withdrawal('rejected')).toMatchObject({ title: 'Saque recusado', type: 'withdrawal' });
  expect(withdrawal('pending')).toBeNull();
});

describe('a limit', () => {
  test.each([
    ['near', limit('deposit_limit', 8000, 10_000), 'Você já usou 80% do seu limite de depósitos de R$ 100,00.'],
    ['nearer', limit('deposit_limit', 9599, 10_000), 'Você já usou 95% do seu limite de depósitos de R$ 100,00.'],
    ['reached', limit('loss_limit', 10_000, 10_000), 'Você atingiu o seu limite de perdas de R$ 100,00.'],
    ['of time', limit('time_limit', 60, 60), 'Você atingiu o seu limite de tempo de 60 minutos.'],
  ])('%s', (_, notice, body) => {
    expect(notice).toMatchObject({ type: 'protection', body });
  });

  test.each([
    ['far from its end', limit('deposit_limit', 7999, 10_000)],
    ['that is gone', limit('deposit_limit', 8000, null)],
    ['of somebody who is ahead', limit('loss_limit', -500, 10_000)],
  ])('%s gives no notice', (_, notice) => {
    expect(notice).toBeNull();
  });
});

test('a suspension gives a notice at its start and at its end', () => {
  expect(pause('suspension', until)?.body).toBe('Sua conta está em pausa até 21/11/2026 14:05.');
  expect(pause('suspension', null)?.title).toBe('Pausa encerrada');
});

test('an exclusion gives a notice with an end, without one, and when it is over', () => {
  const withdrawUntil = START + 86_400_000;
  expect(pause('exclusion', until, { until: START, withdrawUntil })?.body).toBe(
    'Sua conta está em autoexclusão até 21/11/2026 14:05. Você pode sacar até 22/11/2026 14:05.',
  );
  expect(pause('exclusion', null, { until: null, withdrawUntil })?.body).toContain('por prazo indeterminado');
  expect(pause('exclusion', null)?.title).toBe('Autoexclusão encerrada');
});

test('reminders and balances give no notice', () => {
  const payload = { kind: 'session_reminder', used: 60, limit: 60, until: null } as const;
  expect(eventNotice({ name: 'ProtectionEvent', payload }, null)).toBeNull();
  expect(eventNotice({ name: 'UserUpdateEvent', payload: { balance: 100 } }, null)).toBeNull();
});

test.each([
  ['approved', 'Conta verificada', '/user/account'],
  ['pending_face_id', 'Falta a verificação facial', '/user/account'],
  ['pending_kyc', 'Envie os seus documentos', '/user/account/document'],
] as const)('an identity that is %s gives a notice', (identity, title, url) => {
  expect(identityNotice(identity)).toMatchObject({ type: 'verification', title, url });
});
