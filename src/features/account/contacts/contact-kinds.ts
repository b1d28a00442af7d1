import { confirmEmailChange, confirmPhoneChange, requestEmailChange, requestPhoneChange } from '@generated/api/account';
import { EmailChangeRequest, PhoneChangeRequest } from '@generated/zod/account';

import { formatPhone } from '@/shared/format/phone';
import { digitsOf } from '@/shared/forms/mask';

/** Contact that a player can change: the e-mail or the phone. */
export type ContactKind = 'email' | 'phone';

/**
 * Returns the name of the draft with the new e-mail or phone. It is also the prefix of the names of the other drafts of the same change.
 */
export const contactDraftName = (kind: ContactKind): string => `contact-${kind}`;

/** Values of the first step of a change, as typed: the new e-mail or phone, and the current password. */
export interface ContactValues {
  value: string;
  password: string;
}

/**
 * Texts, calls and formats, by kind of contact. `noun` is the label with its article, `done` the text after the change, `invalid` that for
 * invalid input. `request` sends a code to the new value, and `confirm` makes the change with the code. `schema` validates the first
 * request. `normalize` converts the typed text to the value to send, `format` a value to its display.
 */
export const CONTACTS = {
  email: {
    label: 'E-mail',
    noun: 'o e-mail',
    done: 'E-mail alterado.',
    invalid: 'Informe um e-mail válido.',
    request: requestEmailChange,
    confirm: confirmEmailChange,
    schema: EmailChangeRequest,
    normalize: (input: string) => input.trim(),
    format: (value: string) => value,
  },
  phone: {
    label: 'Celular',
    noun: 'o celular',
    done: 'Celular alterado.',
    invalid: 'Informe um celular com DDD.',
    request: requestPhoneChange,
    confirm: confirmPhoneChange,
    schema: PhoneChangeRequest,
    normalize: digitsOf,
    format: formatPhone,
  },
} as const;
