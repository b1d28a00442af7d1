import { operations } from '@generated/operations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { HttpError } from './errors';
import { describeError } from './errors';
import { mutator } from './mutator';
import { playerText } from './player-text';
import { registerViolationReporter } from './violation-port';

const sent = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const FOREIGN = [
  'Server Error',
  'Unauthenticated.',
  'Request Timeout',
  'Too Many Attempts.',
  'The given data was invalid.',
  'The email field is required.',
  'The email has already been taken.',
  'This action is unauthorized.',
  'These credentials do not match our records.',
  'Your account is locked.',
  'No query results for model [App\\Models\\Bonus] 7',
  'The POST method is not supported for route api/deposits.',
  'SQLSTATE[23000]: Integrity constraint violation',
  'cURL error 28: Operation timed out',
  'Call to undefined method App\\Models\\User::foo()',
  'Class "App\\Foo" not found',
  'validation.required',
  'O campo valor é obrigatório. (and 1 more error)',
  '<html><head><title>502 Bad Gateway</title></head></html>',
  'Não foi <b>possível</b>',
];

test.each(FOREIGN)('%j reaches no player', (text) => {
  expect(playerText(text)).toBe('');
});

test.each([
  'Email ou senha incorretos!',
  'O saque mínimo é R$ 1,00.',
  'Este cupom expirou.',
  'Classe inválida.',
  'Invalidamos este código. Peça outro.',
  'No momento não é possível sacar.',
  'Você já usou este cupom.',
  'Falta apostar R$ 20,00.',
])('%j reaches the player', (text) => {
  expect(playerText(text)).toBe(text);
});

async function failureOf(path: string, method: string, status: number, body: unknown): Promise<HttpError> {
  sent.mockResolvedValueOnce(Response.json(body, { status }));
  return mutator(path, { method }).then(
    () => Promise.reject(new Error('no error')),
    (error: unknown) => error as HttpError,
  );
}

/** Errors of all operations, each with one of the texts, because the rule of a text depends on no operation. */
const errors = Object.values(operations)
  .flatMap(({ path, method, statuses }) =>
    [...statuses.filter((status) => status >= 400), 418, 502].map((status) => ({ path, method, status })),
  )
  .map((error, index) => ({ ...error, text: FOREIGN[index % FOREIGN.length] }));

test.each(FOREIGN)('%j is dropped in errors of operations, and kept for logs only', async (text) => {
  for (const { path, method, status } of errors.filter((error) => error.text === text)) {
    const body = { message: text, error: text, status: 'forbidden', errors: { field: [text] } };
    const failure = await failureOf(path.replaceAll(/\{\w+\}/g, 'x1'), method, status, body);
    const { message, errorText, fieldErrors, serverMessage } = failure;
    expect({ message, errorText, fieldErrors, serverMessage }).toEqual({
      message: '',
      errorText: '',
      fieldErrors: { field: [] },
      serverMessage: text,
    });
    expect(describeError(failure)).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  }
});

test('a text of a status that is not documented for players is dropped even if it is Portuguese', async () => {
  expect(await failureOf('/api/wallet', 'GET', 500, { message: 'Erro na linha 12.' })).toMatchObject({
    message: '',
    serverMessage: 'Erro na linha 12.',
  });
  expect(await failureOf('/api/wallet', 'GET', 409, { message: 'Conflito.' })).toMatchObject({ message: '' });
});

test('a documented text and its fields reach the player', async () => {
  const body = { message: 'Os dados enviados são inválidos.', errors: { amount: ['O saque mínimo é R$ 1,00.', 'The amount is invalid.'] } };
  expect(await failureOf('/api/withdrawals', 'POST', 422, body)).toMatchObject({
    message: 'Os dados enviados são inválidos.',
    fieldErrors: { amount: ['O saque mínimo é R$ 1,00.'] },
    isDocumentedRejection: true,
  });
});

test.each([
  [
    '/v2/auth/register',
    { success: false, message: 'The given data was invalid.', data: { errors: { email: ['The email has already been taken.'] } } },
    { success: false, data: { errors: {} } },
    ['/message', '/data/errors'],
  ],
  [
    '/api/coupons/apply',
    { userCoupon: null, message: 'Server Error', error: 'Cupom inválido.' },
    { userCoupon: null, error: 'Cupom inválido.' },
    ['/message'],
  ],
  [
    '/api/validate/document',
    { success: false, errors: { document: ['CPF inválido.', 'The document is invalid.'] } },
    { success: false, errors: { document: ['CPF inválido.'] } },
    ['/errors'],
  ],
])('a refusal with status 200 of %s loses framework defaults, which are reported by their places', async (path, body, shown, places) => {
  const report = vi.fn<(operationId: string, pointer: string, detail: string) => void>();
  registerViolationReporter(report);
  sent.mockResolvedValueOnce(Response.json(body));
  expect(await mutator(path, { method: 'POST' })).toEqual(shown);
  expect(report.mock.calls.map(([, pointer]) => pointer)).toEqual(places);
  expect(JSON.stringify(report.mock.calls)).not.toMatch(/invalid|Server Error/);
  registerViolationReporter(null);
});

test('maintenance, own failure, lost connection and refusal are four different texts', async () => {
  const texts = await Promise.all(
    [503, 500, 403, 422].map(async (status) => describeError(await failureOf('/api/wallet', 'GET', status, {}))),
  );
  expect(new Set(texts).size).toBe(4);
});
