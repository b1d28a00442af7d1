import { describe, expect, test } from 'vitest';

import type { NewDeposit, Payment } from './deposits';
import { CHARGE_LIFETIME_MS, depositAt, depositAttemptEntry, openDeposit, payDeposit, REFUND_MS, toDepositDto } from './deposits';
import type { Entry } from './ledger';
import { replay, sumTransactions } from './invariants.fixture';
import { upsertEntries } from './ledger';
import { parsePixCode } from './pix-code.fixture';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';
import { openWallet } from './wallet';

const rules = { enabled: true, min: 100, max: 5_000_000, rollover: 1 };
const payee = { name: 'Palpite Apostas', city: 'São Paulo', url: 'pix.palpite.invalid/qr/v2' };
const asked: NewDeposit = {
  id: 'trx_5001',
  playerId: 'usr_1',
  amount: 2000,
  chargeId: '0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77',
  now: START,
};
const open = (change: Partial<NewDeposit> = {}) => openDeposit({ ...asked, ...change }, rules, payee);
const deposit = deepFreeze(expectOk(open()));
const wallet = deepFreeze(openWallet('usr_1'));
const payment: Payment = { payerCpf: '52998224725', playerCpf: '52998224725', approvedBefore: 2, rollover: 1, now: START + 60_000 };

describe('a new deposit', () => {
  test('has a valid BR Code for 15 minutes (SPEC G4)', () => {
    const shown = toDepositDto(deposit, START + 1000);
    expect(shown).toMatchObject({
      transaction_id: 'trx_5001',
      amount: 2000,
      status: 'pending',
      expires_at: '2026-11-21T14:20:00-03:00',
      server_time: '2026-11-21T14:05:01-03:00',
    });
    // This is the BR Code of the contract's example.
    expect(shown.qr_code.slice(-8)).toBe('630406D0');
    expect(parsePixCode(shown.qr_code)).toEqual({
      url: 'pix.palpite.invalid/qr/v2/0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77',
      name: 'Palpite Apostas',
      city: 'Sao Paulo',
      cents: 2000,
    });
  });

  test('is recorded as an attempt without postings', () => {
    expect(depositAttemptEntry(deposit)).toMatchObject({
      id: 'trx_5001',
      source: 'Deposit',
      status: 1,
      type: 1,
      amount: 2000,
      balanceAfter: null,
    });
  });

  test.each([
    ['below the least', { amount: 99 }, 'too_small', 'O depósito mínimo é R$ 1,00.'],
    ['above the most', { amount: 5_000_001 }, 'too_large', 'O depósito máximo é R$ 50.000,00.'],
  ])('fails for %s', (_, change, reason, message) => {
    expect(expectErr(open(change))).toMatchObject({ status: 422, reason, body: { errors: { amount: [message] } } });
  });

  test('fails if deposits are disabled', () => {
    expect(expectErr(openDeposit(asked, { ...rules, enabled: false }, payee))).toMatchObject({
      status: 403,
      body: { status: 'forbidden', message: 'Depósitos indisponíveis no momento.' },
    });
  });
});

test('a charge expires after exactly 15 minutes', () => {
  expect(depositAt(deposit, START + CHARGE_LIFETIME_MS - 1)).toBe(deposit);
  const expired = depositAt(deposit, START + CHARGE_LIFETIME_MS);
  expect(expired.status).toBe('expired');
  expect(depositAttemptEntry(expired).status).toBe(5);
  expect(toDepositDto(deposit, START + CHARGE_LIFETIME_MS).status).toBe('expired');
});

test('a deposit names its coupon, if it has one', () => {
  expect(toDepositDto(deposit, START)).not.toHaveProperty('coupon');
  expect(toDepositDto(expectOk(open({ coupon: 'DOBRO50' })), START).coupon).toBe('DOBRO50');
});

describe('a payment', () => {
  test('credits the balance once and emits the deposit number', () => {
    const paid = expectOk(payDeposit(wallet, deposit, payment));
    expect(paid.deposit).toMatchObject({ status: 'approved', endedAt: START + 60_000 });
    expect(paid.wallet.balances).toMatchObject({ real: 2000, pix: -2000 });
    expect(paid.events).toEqual([
      { name: 'UserUpdateEvent', subject: 'usr_1', payload: { balance: 2000 } },
      { name: 'DepositApprovedEvent', subject: 'usr_1', payload: { transaction_id: 'trx_5001', amount: 2000, deposit_occurrence: 3 } },
    ]);
    expect(expectErr(payDeposit(paid.wallet, paid.deposit, payment))).toMatchObject({ status: 409, reason: 'ended' });
    expect(depositAt(paid.deposit, START + CHARGE_LIFETIME_MS).status).toBe('approved');
  });

  test('replaces the attempt in the journal', () => {
    const journal = new Map<string, Entry>();
    upsertEntries(journal, [depositAttemptEntry(deposit)]);
    const paid = expectOk(payDeposit(wallet, deposit, payment));
    upsertEntries(journal, paid.entries);
    expect([...journal.values()]).toMatchObject([{ id: 'trx_5001', status: 2, balanceAfter: 2000, at: START + 60_000 }]);
    expect([sumTransactions(journal.values()), replay(journal.values())]).toEqual([2000, paid.wallet.balances]);
  });

  test('is credited even if it is late (SPEC G4)', () => {
    const now = START + 3 * CHARGE_LIFETIME_MS;
    const paid = expectOk(payDeposit(wallet, deepFreeze(depositAt(deposit, now)), { ...payment, now }));
    expect([paid.deposit.status, paid.wallet.balances.real]).toEqual(['approved', 2000]);
    expect(expectOk(payDeposit(wallet, deposit, { ...payment, now })).wallet.balances.real).toBe(2000);
  });

  test('from another CPF is rejected permanently and moves no money', () => {
    const stranger = { ...payment, payerCpf: '11144477735' };
    const rejected = expectOk(payDeposit(wallet, deposit, stranger));
    expect(rejected.wallet).toBe(wallet);
    expect([rejected.deposit.status, rejected.events, rejected.entries[0]?.status, rejected.entries[0]?.balanceAfter]).toEqual([
      'rejected',
      [],
      3,
      null,
    ]);
    expect(expectErr(payDeposit(wallet, rejected.deposit, payment)).reason).toBe('ended');
    const paidAt = START + 60_000;
    expect(toDepositDto(rejected.deposit, paidAt).refund).toEqual({ status: 'pending', at: null });
    expect(toDepositDto(rejected.deposit, paidAt + REFUND_MS).refund).toEqual({ status: 'paid', at: '2026-11-21T14:08:00-03:00' });
  });
});
