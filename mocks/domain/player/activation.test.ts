import { expect, test } from 'vitest';

import { expectErr, expectOk } from '../results.fixture';
import type { ActivationState } from './activation';
import { confirmBankAccount, isActivationPending, toActivationDto } from './activation';

const ACCOUNT = { bank: '260', branch: '0001', account: '12345678' };
const NEW: ActivationState = { identity: 'pending_kyc', hasAddress: false, bankAccount: null, needsAll: true };

test('a new account has three steps, and is active once all are done (SPEC Q15)', () => {
  expect(toActivationDto(NEW)).toMatchObject({
    status: 'pending',
    steps: [
      { name: 'identity', state: 'missing' },
      { name: 'address', state: 'missing' },
      { name: 'bank_account', state: 'missing' },
    ],
    bank_account: null,
  });
  const done = { ...NEW, identity: 'approved', hasAddress: true, bankAccount: ACCOUNT } as const;
  expect(toActivationDto(done)).toMatchObject({ status: 'active', bank_account: { bank: '260', account_masked: '•••••67-8' } });
  expect([isActivationPending(NEW), isActivationPending({ ...done, bankAccount: null }), isActivationPending(done)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an account that needs the identity alone is not pending', () => {
  expect(isActivationPending({ ...NEW, needsAll: false })).toBe(false);
  expect(toActivationDto({ ...NEW, needsAll: false }).steps).toHaveLength(1);
});

test('a bank account of somebody else is refused', () => {
  expect(expectOk(confirmBankAccount({ ...ACCOUNT, account: '1234567-8' }))).toEqual(ACCOUNT);
  expect(expectErr(confirmBankAccount({ ...ACCOUNT, account: '1234567-9' })).body).toMatchObject({
    errors: { account: ['Esta conta está no nome de outra pessoa. Informe uma conta no seu CPF.'] },
  });
});
