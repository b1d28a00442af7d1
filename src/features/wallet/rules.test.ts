import { expect, test } from 'vitest';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { Transaction } from '@generated/api/model/transaction';
import type { Withdrawal } from '@generated/api/model/withdrawal';

import { depositRules, presetsOf, whyClosed, whyNotDeposit } from './deposit-rules';
import { keyOf, whyNoKey } from './pix-key-types';
import { bucketName, durationText, firstDay, signedMoney } from './statement-words';
import { daysBefore, filterOf, isFiltered, withFilter } from './transaction-params';
import { safeCell, transactionsCsv } from './transactions-csv';
import { mostToWithdraw, whyNotWithdraw, withdrawnToday, withdrawRules } from './withdraw-rules';

/** What is read, with the blanks that do not break as plain ones. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  ['10,20,30', [1000, 2000, 3000]],
  ['50', [5000]],
  ['', []],
  ['10,10,x,0,-5', [1000]],
])('deposit_popup_values %j are %j cents: they are reais (SPEC D1)', (values, cents) => {
  expect(presetsOf(values)).toEqual(cents);
});

test('what the settings leave out has its default (SPEC E7), and no preset lies outside of the limits', () => {
  expect(depositRules({})).toEqual({ enabled: true, min: 100, max: 5_000_000, presets: [1000, 2000, 3000] });
  expect(depositRules({ deposit_min: 1500, deposit_max: 2500 }).presets).toEqual([2000]);
  expect(withdrawRules({})).toEqual({ enabled: true, min: 100, max: 10_000, daily: undefined });
});

const limit = (value: number, used: number): ProtectionLimit => ({
  id: 'lim_1',
  type: 'deposit',
  period: 'day',
  value,
  used,
  pending_value: null,
  effective_at: null,
});

test.each([
  [null, [], 'Escolha um valor.'],
  [99, [], 'O depósito mínimo é R$ 1,00.'],
  [5_000_001, [], 'O depósito máximo é R$ 50.000,00.'],
  [100, [], undefined],
  [5000, [limit(10_000, 6000)], 'Seu limite de depósito é R$ 100,00 por dia: agora cabem até R$ 40,00.'],
  [4000, [limit(10_000, 6000)], undefined],
  [100, [limit(10_000, 12_000)], 'Seu limite de depósito é R$ 100,00 por dia e já foi todo usado.'],
  [100, [{ ...limit(1, 1), type: 'loss' as const }], undefined],
])('a deposit of %s cents within %j: %s', (amount, limits, why) => {
  expect(plain(whyNotDeposit(amount, { min: 100, max: 5_000_000 }, limits, 0))).toBe(why);
});

test.each([
  [3000, 1000, undefined],
  [3100, 1000, 'Seu limite de depósito é R$ 100,00 por dia: agora cabem até R$ 30,00, com R$ 10,00 em códigos que ainda podem ser pagos.'],
  [100, 4000, 'Seu limite de depósito é R$ 100,00 por dia e já foi todo usado, com R$ 40,00 em códigos que ainda podem ser pagos.'],
])('a deposit of %i cents while codes of %i are unpaid counts them, as the server does: %s', (amount, unpaid, why) => {
  expect(plain(whyNotDeposit(amount, { min: 100, max: 5_000_000 }, [limit(10_000, 6000)], unpaid))).toBe(why);
});

test('an excluded or suspended player reads until when, and that withdrawing stays open (SPEC D10)', () => {
  const protection = {
    limits: [],
    suspension: null,
    exclusion: null,
    reminders: { session_minutes: null, spend_amount: null },
    central_url: 'https://x',
  };
  expect(whyClosed(protection)).toBeUndefined();
  expect(whyClosed({ ...protection, suspension: { until: '2026-11-22T14:05:00-03:00' } })?.text).toContain('22/11/2026 14:05');
  const excluded = whyClosed({ ...protection, exclusion: { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' } });
  expect(excluded?.text).toContain('pode ser sacado até 21/12/2026 14:05');
});

const wallet = { balance: 12_550, bonus: 0, locked: 2000, withdrawable: 10_550, pending_withdraw: 0 };
const rules = { enabled: true, min: 100, max: 20_000, daily: 30_000 };

test.each([
  [null, 0, 'Escolha um valor.'],
  [99, 0, 'O saque mínimo é R$ 1,00.'],
  [20_001, 0, 'O saque máximo é R$ 200,00 por pedido.'],
  [12_551, 0, 'Saldo insuficiente: você pode sacar até R$ 105,50.'],
  [10_551, 0, 'Falta apostar R$ 20,00 do que você depositou. Você pode sacar até R$ 105,50 agora.'],
  [10_550, 0, undefined],
  [10_550, 25_000, 'O limite é R$ 300,00 por dia. Você ainda pode sacar R$ 50,00 hoje.'],
  [1000, 30_000, 'Você já sacou o limite de R$ 300,00 de hoje. Amanhã pode de novo.'],
])('a withdrawal of %s cents after %i today: %s', (amount, today, why) => {
  expect(plain(whyNotWithdraw(amount, rules, wallet, today))).toBe(why);
});

test('where withdrawals are closed they say so, and the most is never below the least', () => {
  expect(whyNotWithdraw(1000, { ...rules, enabled: false }, wallet, 0)).toBe('Saques indisponíveis no momento.');
  expect(mostToWithdraw(rules, wallet, 0)).toBe(10_550);
  expect(mostToWithdraw(rules, wallet, 29_950)).toBe(0);
});

test('what counts of today is of the day in São Paulo, and was not given back', () => {
  const asked = (created_at: string, status: Withdrawal['status']): Withdrawal => ({
    id: 'wdr_1',
    amount: 1000,
    status,
    reason: null,
    pix_key: { type: 'cpf', key_masked: '***' },
    created_at,
    due_at: created_at,
    timeline: [{ status, at: created_at }],
  });
  const now = Date.parse('2026-11-21T23:30:00-03:00');
  expect(
    withdrawnToday(
      [
        asked('2026-11-21T00:10:00-03:00', 'paid'),
        asked('2026-11-20T23:59:00-03:00', 'paid'),
        asked('2026-11-21T12:00:00-03:00', 'cancelled'),
      ],
      now,
    ),
  ).toBe(1000);
});

test.each([
  ['cpf', '529.982.247-25', '52998224725', undefined],
  ['cpf', '529.982.247-26', '52998224726', 'Informe um CPF válido.'],
  ['phone', '(11) 98765-4321', '+5511987654321', undefined],
  ['phone', '(11) 98', '+551198', 'Informe DDD e número.'],
  ['email', ' Ana@exemplo.invalid ', 'ana@exemplo.invalid', undefined],
  ['evp', '123e4567-e89b-42d3-a456-426614174000', '123e4567-e89b-42d3-a456-426614174000', undefined],
  ['evp', '123', '123', 'Cole a chave aleatória inteira.'],
] as const)('a key of type %s typed as %s is %s: %s', (type, typed, key, why) => {
  expect(keyOf(type, typed)).toBe(key);
  expect(whyNoKey(type, key)).toBe(why);
});

test('only what the contract knows is read from the address, and a change begins at the first page', () => {
  const search = new URLSearchParams('source=Deposit&type=1&status=9&from=2026-11-01&to=2026-10-01&page=3&x=1');
  expect(filterOf(search)).toEqual({ source: 'Deposit', type: 1, from: '2026-11-01', page: 3 });
  expect(filterOf(new URLSearchParams('page=-1&from=2026-99-99'))).toEqual({ page: 1 });
  expect(isFiltered({ page: 4 })).toBe(false);
  expect(isFiltered({ page: 1, status: 2 })).toBe(true);
  expect(withFilter(search, { source: '', status: '2' }).toString()).toBe('type=1&status=2&from=2026-11-01&to=2026-10-01&x=1');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a;b', '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['=a"b', '"\'=a""b"'],
  ['Aposta', 'Aposta'],
])('the cell %j is written %j', (text, cell) => {
  expect(safeCell(text)).toBe(cell);
});

test('a line of the CSV has the day and time of São Paulo, decimal commas, and its direction in words', () => {
  const bet: Transaction = {
    id: 'trx_1',
    source: 'Bet',
    type: 2,
    status: 2,
    amount: 1005,
    balance_after: 12_550,
    description: '=HYPERLINK("x")',
    reference: null,
    created_at: '2026-11-22T01:30:00Z',
  };
  const [head, line] = transactionsCsv([bet]).split('\r\n');
  expect(head).toMatch(/^\uFEFFData;Hora;/);
  expect(line).toBe('21/11/2026;22:30;"\'=HYPERLINK(""x"")";Aposta;Saída;Aprovado;10,05;125,50;trx_1;');
});

test('results, times and stretches are told in words', () => {
  expect([1600, -3200, 0].map((cents) => plain(signedMoney(cents)))).toEqual(['+R$ 16,00', '−R$ 32,00', 'R$ 0,00']);
  expect([0, 2700, 3600, 5400].map((seconds) => plain(durationText(seconds)))).toEqual(['0 min', '45 min', '1 h', '1 h 30 min']);
  const bucket = { from: '2026-11-16', to: '2026-11-22' };
  expect([bucketName(bucket, 'day'), bucketName(bucket, 'week'), bucketName(bucket, 'month')]).toEqual([
    '16/11/2026',
    '16/11 a 22/11',
    '11/2026',
  ]);
});

test.each([
  ['day', '2026-11-21', '2026-10-23'],
  ['week', '2026-11-21', '2026-08-31'],
  ['week', '2026-11-22', '2026-08-31'],
  ['week', '2026-11-23', '2026-09-07'],
  ['month', '2026-11-21', '2025-12-01'],
  ['month', '2026-03-31', '2025-04-01'],
] as const)('a statement by %s up to %s begins on %s', (group, today, first) => {
  expect(firstDay(group, today)).toBe(first);
});
