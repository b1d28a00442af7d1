import { create } from 'zustand';

import type { BarredStatus } from '@generated/api/model/barred-status';

import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';
import { markLastStep } from './last-step-mark';

/** Values of the form, as typed (SPEC E8). */
export interface RegisterValues {
  /** CPF. */
  document: string;
  name: string;
  /** Birthday as DD/MM/YYYY. */
  birthday: string;
  email: string;
  /** Country code of the phone, such as 55. */
  phone_code: string;
  phone: string;
  password: string;
  termsAccepted: boolean;
  /** Declaration of a politically exposed person; empty until answered (SPEC Q13). */
  isPep: '' | 'yes' | 'no';
  /** Reason why the law bars the person from betting, or `none`; empty until answered (SPEC Q13). */
  barredStatus: '' | BarredStatus;
}

/** Steps of the registration: `person` (identity), `access` (contact and password), `limits`, `done` (confirmation). */
export type RegisterStep = 'person' | 'access' | 'limits' | 'done';

interface RegisterDraft {
  readonly values: RegisterValues;
  readonly step: RegisterStep;
  /** Digits of the CPF for which the backend has returned name and birthday; empty before this check. */
  readonly checkedCpf: string;
}

const STORAGE_KEY = 'register';
/** Steps that are restored after a reload. */
const RESUMABLE_STEPS = ['person', 'access', 'limits'] as const;

/** Empty declarations. They are neither stored nor restored: they are statements, and some are sensitive. */
const NOT_DECLARED = { isPep: '', barredStatus: '' } as const;

const EMPTY_DRAFT: RegisterDraft = {
  values: {
    document: '',
    name: '',
    birthday: '',
    email: '',
    phone_code: '55',
    phone: '',
    password: '',
    termsAccepted: false,
    ...NOT_DECLARED,
  },
  step: 'person',
  checkedCpf: '',
};

/**
 * Store of the draft, which outlives its modal and a reload of the tab (SPEC S8). A reload empties password, declarations and consent to
 * the terms.
 */
export const useRegisterDraft = create<RegisterDraft>(() => parseDraft(readStoredJson('session', STORAGE_KEY)));

/** Returns the current draft, without subscribing to it. */
export const getRegisterDraft = useRegisterDraft.getState;

/**
 * Changes the draft, and stores it for a reload without password and declarations. `values` replaces all values. A step also sets or
 * removes the mark of the last step (`markLastStep`).
 */
export function updateRegisterDraft(change: Partial<RegisterDraft>): void {
  useRegisterDraft.setState(change);
  const { values, step, checkedCpf } = getRegisterDraft();
  const stored = { stage: step, checked: checkedCpf, values: { ...values, ...NOT_DECLARED, password: '' } };
  writeStored('session', STORAGE_KEY, JSON.stringify(stored));
  if (change.step !== undefined) markLastStep(change.step === 'limits');
}

/** Empties the draft, also the stored one. Leaves the mark of the last step (`markLastStep`) as it is. */
export function clearRegisterDraft(): void {
  useRegisterDraft.setState(EMPTY_DRAFT);
  removeStored('session', STORAGE_KEY);
}

/** Returns true if closing the registration would lose input of its first two steps. */
export function hasRegisterDraft(): boolean {
  const { values, step } = getRegisterDraft();
  return step === 'access' || (step === 'person' && [values.document, values.email, values.phone, values.password].some(Boolean));
}

/** Returns true if a registration must be opened again after a reload. */
export function isRegistrationPending(): boolean {
  return hasRegisterDraft() || getRegisterDraft().step === 'limits';
}

/**
 * Returns true for the player who registered in this tab and still has to set the limits. Case, spaces, dots and hyphens are ignored.
 *
 * @param login CPF or e-mail, as typed
 */
export function isOwnRegistration(login: string): boolean {
  const { step, values } = getRegisterDraft();
  const normalize = (text: string) => text.replaceAll(/[\s.-]/g, '').toLowerCase();
  return step === 'limits' && [values.email, values.document].some((name) => normalize(name) === normalize(login));
}

/** Validates a stored draft, which another build may have written. */
function parseDraft(stored: unknown): RegisterDraft {
  if (!isRecord(stored) || !isRecord(stored.values)) return EMPTY_DRAFT;
  const { values } = stored;
  const text = (name: keyof RegisterValues, fallback = '') => (typeof values[name] === 'string' ? values[name] : fallback);
  return {
    values: {
      document: text('document'),
      name: text('name'),
      birthday: text('birthday'),
      email: text('email'),
      phone_code: text('phone_code', '55'),
      phone: text('phone'),
      password: '',
      // A consent is never restored.
      termsAccepted: false,
      ...NOT_DECLARED,
    },
    step: RESUMABLE_STEPS.find((step) => step === stored.stage) ?? 'person',
    checkedCpf: typeof stored.checked === 'string' ? stored.checked : '',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
