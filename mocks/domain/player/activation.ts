import type { components } from '@generated/schema';

import type { Invalid, Result } from '../result';
import { err, invalid, ok } from '../result';
import type { Identity } from './verification';

type Schemas = components['schemas'];
type Step = Schemas['ActivationStep'];

/** Account of the player that the bank has confirmed. */
export interface BankAccount {
  bank: string;
  branch: string;
  /** Account number without its hyphen. The last character is the check digit, which can also be X. */
  account: string;
}

/** Facts that decide whether an account may move money. */
export interface ActivationState {
  identity: Identity;
  hasAddress: boolean;
  bankAccount: BankAccount | null;
  /** True if address and bank account are also required; otherwise the identity alone. */
  needsAll: boolean;
}

/** Check digit of accounts that belong to another person at the stand-in's bank. */
const FOREIGN_CHECK_DIGIT = '9';

/** Returns the required steps of an account (SPEC Q15). */
function activationSteps({ identity, hasAddress, bankAccount, needsAll }: ActivationState): Step[] {
  const step = (name: Step['name'], isDone: boolean): Step => ({ name, state: isDone ? 'done' : 'missing', reason: null });
  const first = step('identity', identity === 'approved');
  return needsAll ? [first, step('address', hasAddress), step('bank_account', bankAccount !== null)] : [first];
}

/** Returns true if a required address or bank account is missing. A missing identity has a status of its own (SPEC D9). */
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

/** Confirms a bank account. Those with the check digit 9 belong to another person and are an error. The caller stores the account. */
export function confirmBankAccount({ bank, branch, account }: Schemas['SetBankAccountRequest']): Result<BankAccount, Invalid<'holder'>> {
  const digits = account.replace('-', '').toUpperCase();
  return digits.endsWith(FOREIGN_CHECK_DIGIT)
    ? err(invalid('holder', 'account', 'Esta conta está no nome de outra pessoa. Informe uma conta no seu CPF.'))
    : ok({ bank, branch, account: digits });
}

/** Converts a bank account to its form in the contract, which shows only the last digits of its number. */
export const toBankAccountDto = ({ bank, branch, account }: BankAccount): Schemas['BankAccount'] => ({
  bank,
  branch,
  account_masked: `•••••${account.slice(-3, -1)}-${account.slice(-1)}`,
});
