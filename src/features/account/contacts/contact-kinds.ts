import { confirmEmailChange, confirmPhoneChange, requestEmailChange, requestPhoneChange } from '@generated/api/account';
import { EmailChangeRequest, PhoneChangeRequest } from '@generated/zod/account';

import { formatPhone } from '@/shared/format/phone';
import { digitsOf } from '@/shared/forms/mask';

/** How a player can be reached. */
export type ContactKind = 'email' | 'phone';

/** Under which name a change of one is kept over a reload. */
export const contactDraftName = (kind: ContactKind): string => `contact-${kind}`;

/** What is typed to change a contact. */
export interface ContactValues {
  value: string;
  password: string;
}

/** What the two contacts have of their own: words, calls and rules. */
export const CONTACTS = {
  email: {
    label: 'E-mail',
    noun: 'o e-mail',
    done: 'E-mail alterado.',
    wrong: 'Informe um e-mail válido.',
    request: requestEmailChange,
    confirm: confirmEmailChange,
    schema: EmailChangeRequest,
    plain: (typed: string) => typed.trim(),
    shown: (value: string) => value,
  },
  phone: {
    label: 'Celular',
    noun: 'o celular',
    done: 'Celular alterado.',
    wrong: 'Informe um celular com DDD.',
    request: requestPhoneChange,
    confirm: confirmPhoneChange,
    schema: PhoneChangeRequest,
    plain: digitsOf,
    shown: formatPhone,
  },
} as const;
