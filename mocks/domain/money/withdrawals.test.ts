import { describe, expect, test } from 'vitest';

import { calendarDay } from '../calendar';
import type { PixKey } from './pix-keys';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';
import { walletWith } from './wallet.fixture';
import type { Wallet } from './wallet';
import { toWalletSummary } from './wallet';
import type { NewWithdrawal, Withdrawal, WithdrawalStatus } from './withdrawals';
import { measureTimes } from './withdrawal-times';
import {
  cancelWithdrawal,
  moveWithdrawal,
  nextStep,
  requestWithdrawal,
  REVIEW_THRESHOLD_CENTS,
  sumRequestedOn,
  toWithdrawalDto,
} from './withdrawals';

const key: PixKey = { id: 'pix_1', type: 'cpf', key: '52998224725', holderCpf: '52998224725' };
const rules = { enabled: true, min: 100, max: 500_000, daily: 1_000_000 };
const asked: NewWithdrawal = { id: 'wdr_301', amount: 12_000, key, playerCpf: key.holderCpf, today: 0, entryId: 'trx_2', now: START };
const rich = walletWith(2_000_000);
const request = (change: Partial<NewWithdrawal> = {}, wallet: Wallet = rich) => requestWithdrawal(wallet, { ...asked, ...change }, rules);
const requested = deepFreeze(expectOk(request()));
const move = { entryId: 'trx_3', now: START + 60_000 };
const walk = (...steps: Exclude<WithdrawalStatus, 'pending' | 'cancelled'>[]) =>
  steps.reduce(({ wallet, withdrawal }, to) => deepFreeze(expectOk(moveWithdrawal(wallet, withdrawal, { ...move, to }))), requested);

describe('a new withdrawal', () => {
  test('leaves the balance at once, is due within 120 minutes and emits an event', () => {
    expect(toWalletSummary(requested.wallet)).toMatchObject({ balance: 1_988_000, pending_withdraw: 12_000 });
    expect(toWithdrawalDto(requested.withdrawal)).toEqual({
      id: 'wdr_301',
      amount: 12_000,
      status: 'pending',
      reason: null,
      pix_key: { type: 'cpf', key_masked: '***.982.247-**' },
      created_at: '2026-11-21T14:05:00-03:00',
      due_at: '2026-11-21T16:05:00-03:00',
      timeline: [{ status: 'pending', at: '2026-11-21T14:05:00-03:00' }],
    });
    expect(requested.events.map(({ name }) => name)).toEqual(['UserUpdateEvent', 'WithdrawUpdateEvent']);
  });

  test.each([
    ['to no key', { key: undefined }, 422, 'key'],
    ["to another's key", { playerCpf: '11144477735' }, 422, 'key'],
    ['of too little', { amount: 99 }, 422, 'too_small'],
    ['of too much', { amount: 500_001 }, 422, 'too_large'],
    ['over the limit of the day', { amount: 500_000, today: 500_001 }, 422, 'daily'],
  ])('fails for %s', (_, change, status, reason) => {
    expect(expectErr(request(change))).toMatchObject({ status, reason });
  });

  test('may use the daily limit to the last cent, and an error reports the rest (SPEC B13)', () => {
    expect(request({ amount: 500_000, today: 500_000 }).ok).toBe(true);
    expect(expectErr(request({ today: 1_000_000 })).body.message).toBe('Você já fez todos os saques de hoje.');
    expect(expectErr(request({ today: 990_000 })).body.message).toBe('Você ainda pode sacar R$ 100,00 hoje.');
    expect(requestWithdrawal(rich, { ...asked, today: 9_000_000 }, { ...rules, daily: null }).ok).toBe(true);
  });

  test('fails without funds, or if withdrawals are disabled', () => {
    expect(expectErr(request({}, walletWith(11_999))).reason).toBe('insufficient');
    expect(expectErr(requestWithdrawal(rich, asked, { ...rules, enabled: false }))).toMatchObject({
      status: 403,
      body: { status: 'forbidden', message: 'Saques indisponíveis no momento.' },
    });
  });
});

describe('the progress of a withdrawal', () => {
  test('passes review and processing until paid, each step emitted and on the timeline', () => {
    const paid = walk('in_review', 'processing', 'paid');
    expect(paid.withdrawal.timeline.map(({ status }) => status)).toEqual(['pending', 'in_review', 'processing', 'paid']);
    expect(paid.wallet.balances).toMatchObject({ real: 1_988_000, withdrawals: 0 });
    expect(paid.events).toEqual([
      { name: 'WithdrawUpdateEvent', subject: 'usr_1', payload: { id: 'wdr_301', status: 'paid', amount: 12_000 } },
    ]);
  });

  test('may end in a rejection with a reason and the money returned', () => {
    const { wallet, withdrawal } = walk('processing');
    const rejected = expectOk(
      moveWithdrawal(wallet, withdrawal, { ...move, to: 'rejected', reason: 'A chave PIX não aceita transferências.' }),
    );
    expect(toWithdrawalDto(rejected.withdrawal)).toMatchObject({ status: 'rejected', reason: 'A chave PIX não aceita transferências.' });
    expect(toWalletSummary(rejected.wallet)).toMatchObject({ balance: 2_000_000, pending_withdraw: 0 });
  });

  test.each<[string, Exclude<WithdrawalStatus, 'pending' | 'cancelled'>[], Exclude<WithdrawalStatus, 'pending' | 'cancelled'>]>([
    ['paid without being processed', [], 'paid'],
    ['reviewed again', ['in_review'], 'in_review'],
    ['paid twice', ['processing', 'paid'], 'paid'],
    ['rejected once paid', ['processing', 'paid'], 'rejected'],
    ['rejected twice', ['rejected'], 'rejected'],
    ['processed once rejected', ['rejected'], 'processing'],
  ])('never goes %s', (_, before, to) => {
    const { wallet, withdrawal } = walk(...before);
    expect(expectErr(moveWithdrawal(wallet, withdrawal, { ...move, to })).reason).toBe('no_such_step');
  });
});

describe('cancelling a withdrawal', () => {
  test.each([[[]], [['in_review']]] as const)('is possible after %j and returns the money once', (before) => {
    const { wallet, withdrawal } = walk(...before);
    const cancelled = deepFreeze(expectOk(cancelWithdrawal(wallet, withdrawal, move)));
    expect(cancelled.withdrawal.status).toBe('cancelled');
    expect(toWalletSummary(cancelled.wallet)).toMatchObject({ balance: 2_000_000, pending_withdraw: 0 });
    const again = expectOk(cancelWithdrawal(cancelled.wallet, cancelled.withdrawal, move));
    expect(again).toEqual({ wallet: cancelled.wallet, withdrawal: cancelled.withdrawal, entries: [], events: [] });
  });

  test.each([[['processing']], [['processing', 'paid']], [['rejected']]] as const)('is too late after %j', (before) => {
    const { wallet, withdrawal } = walk(...before);
    expect(expectErr(cancelWithdrawal(wallet, withdrawal, move))).toMatchObject({
      status: 409,
      body: { message: 'Este saque não pode mais ser cancelado.' },
    });
  });
});

test.each([
  [REVIEW_THRESHOLD_CENTS - 1, ['processing', 'paid']],
  [REVIEW_THRESHOLD_CENTS, ['in_review', 'processing', 'paid']],
])('the back office pays %i cents before the deadline: %j', (amount, steps) => {
  let { wallet, withdrawal }: { wallet: Wallet; withdrawal: Withdrawal } = expectOk(request({ amount }));
  const taken: string[] = [];
  for (let next = nextStep(withdrawal); next !== null; next = nextStep(withdrawal)) {
    expect(next.at).toBeLessThan(withdrawal.dueAt);
    expect(next.at).toBeGreaterThan(withdrawal.timeline.at(-1)?.at ?? Infinity);
    taken.push(next.to);
    ({ wallet, withdrawal } = expectOk(moveWithdrawal(wallet, withdrawal, { to: next.to, entryId: 'trx_3', now: next.at })));
  }
  expect([taken, withdrawal.status, wallet.balances.withdrawals]).toEqual([steps, 'paid', 0]);
});

test('the daily sum counts requested withdrawals that were not returned', () => {
  const { withdrawal } = requested;
  const others: Withdrawal[] = [
    { ...withdrawal, status: 'paid', amount: 500 },
    { ...withdrawal, status: 'cancelled' },
    { ...withdrawal, status: 'rejected' },
    { ...withdrawal, createdAt: START - 86_400_000 },
  ];
  expect(sumRequestedOn([withdrawal, ...others], calendarDay(START))).toBe(12_500);
});

describe('the times of the last withdrawals', () => {
  const paidAfter = (seconds: number): Withdrawal => {
    const { withdrawal } = walk('processing', 'paid');
    const timeline = [...withdrawal.timeline.slice(0, -1), { status: 'paid' as const, at: withdrawal.createdAt + seconds * 1000 }];
    return { ...withdrawal, timeline };
  };

  test('are the median and the 95th percentile of those that were paid', () => {
    const paid = Array.from({ length: 40 }, (_, index) => paidAfter(40 - index));
    expect(measureTimes([requested.withdrawal, ...paid], [])).toEqual({ count: 40, median_seconds: 20, p95_seconds: 38 });
  });

  test('concern the newest hundred', () => {
    const paid = [...Array.from({ length: 100 }, () => paidAfter(60)), ...Array.from({ length: 50 }, () => paidAfter(3600))];
    expect(measureTimes(paid, [])).toEqual({ count: 100, median_seconds: 60, p95_seconds: 60 });
  });

  test('concern earlier ones only as far as there are fewer than a hundred', () => {
    const paid = Array.from({ length: 60 }, () => paidAfter(60));
    const earlier = [...Array.from({ length: 40 }, () => 90), 3600];
    expect(measureTimes(paid, earlier)).toEqual({ count: 100, median_seconds: 60, p95_seconds: 90 });
  });

  test('are not stated for fewer than five', () => {
    expect(
      measureTimes(
        Array.from({ length: 4 }, () => paidAfter(60)),
        [],
      ),
    ).toBeUndefined();
  });
});
