import { expect, test } from 'vitest';

import { HttpError, NetworkError } from '@/api/errors';

import { splitFieldErrors } from './server-field-errors';

const GENERAL = 'Os dados enviados são inválidos.';

test.each([
  [null, {}, undefined],
  [new HttpError(422, GENERAL, { fieldErrors: { value: ['Este já é o seu e-mail.'] } }), { value: 'Este já é o seu e-mail.' }, undefined],
  [new HttpError(422, GENERAL, { fieldErrors: { other: ['Tente mais tarde.'] } }), {}, 'Tente mais tarde.'],
  [new HttpError(422, GENERAL, { fieldErrors: { value: ['Não.'], other: ['Nem assim.'] } }), { value: 'Não.' }, 'Nem assim.'],
  [new HttpError(422, GENERAL, { fieldErrors: { value: [] } }), {}, GENERAL],
  [new HttpError(403, 'Sua conta está em autoexclusão.', { reason: 'excluded' }), {}, 'Sua conta está em autoexclusão.'],
  [new NetworkError(true), {}, 'Não conseguimos falar com o servidor. Tente de novo em instantes.'],
])('%s is split into field messages and a general message', (error, fields, message) => {
  expect(splitFieldErrors(error, ['value', 'password'])).toEqual({ fields, message });
});
