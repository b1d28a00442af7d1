import { create } from 'zustand';

/** What is typed into the registration, as it stands in the boxes (SPEC E8). */
export interface RegisterValues {
  document: string;
  name: string;
  birthday: string;
  email: string;
  phone_code: string;
  phone: string;
  password: string;
  termsAccepted: boolean;
}

/** Where a registration stands: who one is, how to be reached, the account's limits, and its end. */
export type RegisterStep = 'person' | 'access' | 'limits' | 'done';

interface RegisterDraft {
  readonly values: RegisterValues;
  readonly stage: RegisterStep;
  /** The digits of the CPF whose name and birthday are filled in; empty while there are none. */
  readonly checked: string;
}

const KEY = 'register';
/** Where a draft may be taken up again. */
const STAGES = ['person', 'access', 'limits'] as const;

const empty: RegisterDraft = {
  values: { document: '', name: '', birthday: '', email: '', phone_code: '55', phone: '', password: '', termsAccepted: false },
  stage: 'person',
  checked: '',
};

/**
 * The registration as far as it went. It outlives its window, and in this tab a reload too (SPEC S8); the password is
 * kept in memory alone.
 */
export const useRegisterDraft = create<RegisterDraft>(() => restored());

/** The registration as it stands now. */
export const getRegisterDraft = useRegisterDraft.getState;

/** Notes what was typed or reached. */
export function updateRegisterDraft(change: Partial<RegisterDraft>): void {
  useRegisterDraft.setState(change);
  const { values, ...rest } = getRegisterDraft();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, values: { ...values, password: '' } }));
  } catch {
    return; // Storage is blocked: the draft lasts as long as the page.
  }
}

/** Forgets what was typed. */
export function clearRegisterDraft(): void {
  useRegisterDraft.setState(empty);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return; // As above: nothing was kept.
  }
}

/** Whether something was typed that would be lost. */
export function hasRegisterDraft(): boolean {
  const { values, stage } = getRegisterDraft();
  return stage === 'access' || (stage === 'person' && [values.document, values.email, values.phone, values.password].some(Boolean));
}

/** Whether a registration of this tab waits to be gone on with, after a reload too. */
export function isRegistrationPending(): boolean {
  return hasRegisterDraft() || getRegisterDraft().stage === 'limits';
}

/**
 * Whether a login is that of who registered in this tab and has the last step to do.
 *
 * @param login a CPF or an e-mail, as it was typed
 */
export function isOwnRegistration(login: string): boolean {
  const { stage, values } = getRegisterDraft();
  const same = (text: string) => text.replaceAll(/[\s.-]/g, '').toLowerCase() === login.replaceAll(/[\s.-]/g, '').toLowerCase();
  return stage === 'limits' && (same(values.email) || same(values.document));
}

function restored(): RegisterDraft {
  try {
    return read(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return empty;
  }
}

/** What was written by another build, or by hand, counts as far as it has the form. */
function read(kept: unknown): RegisterDraft {
  if (!isRecord(kept) || !isRecord(kept.values)) return empty;
  const given = kept.values;
  const text = (name: keyof RegisterValues, fallback = '') => (typeof given[name] === 'string' ? given[name] : fallback);
  return {
    values: {
      document: text('document'),
      name: text('name'),
      birthday: text('birthday'),
      email: text('email'),
      phone_code: text('phone_code', '55'),
      phone: text('phone'),
      password: '',
      // Agreed to anew, never ticked beforehand.
      termsAccepted: false,
    },
    stage: STAGES.find((stage) => stage === kept.stage) ?? 'person',
    checked: typeof kept.checked === 'string' ? kept.checked : '',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
