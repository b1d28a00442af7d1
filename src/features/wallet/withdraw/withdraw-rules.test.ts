// @vitest-environment node
import { expect, test } from 'vitest';

import type { Withdrawal } from '@generated/api/model/withdrawal';

import { setTimeZone } from '@/shared/format/date';

import { maxWithdrawal, validateWithdrawal, withdrawalBlock, withdrawLead, withdrawnTodayCents, withdrawRules } from './withdraw-rules';

const withPlainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const wallet = { balance: 12_550, bonus: 0, locked: 2000, withdrawable: 10_550, pending_withdraw: 0 };
const rules = { enabled: true, min: 100, max: 20_000, daily: 30_000 };

test('missing settings have their defaults (SPEC E7)', () => {
  expect(withdrawRules({})).toEqual({
    enabled: true,
    min: 100,
    max: 10_000,
    daily: undefined,
    needsKyc: false,
    isOneAtATime: false,
  });
});

test('every setting of withdrawals is in force (SPEC E6)', () => {
  const settings = {
    withdraw_enabled: false,
    withdraw_min: 500,
    withdraw_max: 7000,
    withdraw_daily_limit: 9000,
    withdraw_requires_kyc: true,
    withdraw_auto_disable: true,
  };
  expect(withdrawRules(settings)).toEqual({ enabled: false, min: 500, max: 7000, daily: 9000, needsKyc: true, isOneAtATime: true });
});

test.each([
  [45, 'O saque cai por PIX em uma chave do seu CPF, em até 45 minutos.'],
  [undefined, 'O saque cai por PIX em uma chave do seu CPF.'],
])('the page names the time of %s minutes only if the platform states it (SPEC D22)', (minutes, text) => {
  expect(withdrawLead(minutes)).toBe(text);
});

test.each([
  [null, 0, ''],
  [99, 0, 'O saque mínimo é R$ 1,00.'],
  [20_001, 0, 'O saque máximo é R$ 200,00 por pedido.'],
  [12_551, 0, 'Saldo insuficiente: você pode sacar até R$ 105,50.'],
  [10_551, 0, 'Falta apostar R$ 20,00 do que você depositou. Você pode sacar até R$ 105,50 agora.'],
  [10_550, 0, undefined],
  [10_550, 25_000, 'O limite é R$ 300,00 por dia. Você ainda pode sacar R$ 50,00 hoje.'],
  [1000, 30_000, 'Você já sacou o limite de R$ 300,00 de hoje. Tente de novo amanhã.'],
])('a withdrawal of %s cents after %i cents today is validated: %s', (amount, withdrawnToday, message) => {
  expect(withPlainSpaces(validateWithdrawal(amount, rules, wallet, withdrawnToday))).toBe(message);
});

test('disabled withdrawals are rejected', () => {
  expect(validateWithdrawal(1000, { ...rules, enabled: false }, wallet, 0)).toBe('Saques indisponíveis no momento.');
});

test('the largest withdrawal is 0 if less than the minimum is left', () => {
  expect(maxWithdrawal(rules, wallet, 0)).toBe(10_550);
  expect(maxWithdrawal(rules, wallet, 29_950)).toBe(0);
});

test.each(['America/Sao_Paulo', 'Asia/Tokyo'])('with times in %s the daily sum covers the day in São Paulo (SPEC D21)', (zone) => {
  setTimeZone(zone);
  const withdrawal = (created_at: string, status: Withdrawal['status']): Withdrawal => ({
    id: 'wdr_1',
    amount: 1000,
    status,
    reason: null,
    pix_key: { type: 'cpf', key_masked: '***' },
    created_at,
    due_at: created_at,
    timeline: [{ status, at: created_at }],
  });
  const withdrawals = [
    withdrawal('2026-11-21T00:10:00-03:00', 'paid'),
    withdrawal('2026-11-20T23:59:00-03:00', 'paid'),
    withdrawal('2026-11-21T12:00:00-03:00', 'cancelled'),
  ];
  expect(withdrawnTodayCents(withdrawals, Date.parse('2026-11-21T23:30:00-03:00'))).toBe(1000);
  setTimeZone('America/Sao_Paulo');
});

test.each([
  [{ withdraw_requires_kyc: true }, [], false, 'Para sacar, conclua a verificação da sua identidade.'],
  [{ withdraw_requires_kyc: true }, [], true, undefined],
  [{ withdraw_requires_kyc: false }, [], false, undefined],
  [{}, [{ status: 'pending' }], false, undefined],
  [
    { withdraw_auto_disable: true },
    [{ status: 'paid' }, { status: 'processing' }],
    true,
    'Há um saque a caminho. Você pode pedir outro quando ele terminar.',
  ],
  [{ withdraw_auto_disable: true }, [{ status: 'paid' }, { status: 'cancelled' }, { status: 'rejected' }], true, undefined],
] as const)('with %j and %j, verified: %s, a withdrawal is blocked by: %s (SPEC D19, E6)', (settings, withdrawals, isVerified, text) => {
  expect(withdrawalBlock(withdrawRules(settings), withdrawals, isVerified)).toBe(text);
});
