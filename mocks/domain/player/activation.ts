import type { components } from '@generated/schema';

import type { Invalid, Result } from '../result';
import { err, invalid, ok } from '../result';
import type { Identity } from './verification';

type Schemas = components['schemas'];
type Step = Schemas['ActivationStep'];

/** An own account, confirmed by the bank. */
export interface BankAccount {
  bank: string;
  branch: string;
  /** Digits, the last one is the check digit. */
  account: string;
}

export interface ActivationState {
  identity: Identity;
  hasAddress: boolean;
  bankAccount: BankAccount | null;
  /** Address and bank account too; otherwise the identity alone. */
  needsAll: boolean;
}

/** The stand-in's bank: accounts with this check digit belong to somebody else. */
const FOREIGN_CHECK_DIGIT = '9';

/** Returns the required steps of an account (SPEC Q15). */
function activationSteps({ identity, hasAddress, bankAccount, needsAll }: ActivationState): Step[] {
  const step = (name: Step['name'], isDone: boolean): Step => ({ name, state: isDone ? 'done' : 'missing', reason: null });
  const first = step('identity', identity === 'approved');
  return needsAll ? [first, step('address', hasAddress), step('bank_account', bankAccount !== null)] : [first];
}

/** Returns true if a step other than the identity is missing, which has its own status (SPEC D9). */
export const isActivationPending = (state: ActivationState): boolean =>
  activationSteps(state).some(({ name, state: progress }) => name !== 'identity' && progress !== 'done');

export function toActivationDto(state: ActivationState): Schemas['Activation'] {
  const steps = activationSteps(state);
  return {
    status: steps.every(({ state: progress }) => progress === 'done') ? 'active' : 'pending',
    steps,
    bank_account: state.bankAccount === null ? null : toBankAccountDto(state.bankAccount),
  };
}

/** Accepts an account of the player. */
export function confirmBankAccount({ bank, branch, account }: Schemas['SetBankAccountRequest']): Result<BankAccount, Invalid<'holder'>> {
  const digits = account.replace('-', '').toUpperCase();
  return digits.endsWith(FOREIGN_CHECK_DIGIT)
    ? err(invalid('holder', 'account', 'Esta conta está no nome de outra pessoa. Informe uma conta no seu CPF.'))
    : ok({ bank, branch, account: digits });
}

export const toBankAccountDto = ({ bank, branch, account }: BankAccount): Schemas['BankAccount'] => ({
  bank,
  branch,
  account_masked: `•••••${account.slice(-3, -1)}-${account.slice(-1)}`,
});
