import { afterEach, expect, test, vi } from 'vitest';

import { setTimeZone } from '@/shared/format/date';

import { ContractError, describeError, HttpError, IpBlockedError, NetworkError } from './errors';

afterEach(() => {
  vi.useRealTimers();
  setTimeZone('America/Sao_Paulo');
});

test('Every error has a Portuguese text without the words of the error itself.', () => {
  const errors = [
    new NetworkError(true, new TypeError('Failed to fetch')),
    new ContractError('getMe', '/balance', 'Invalid input'),
    new IpBlockedError(),
    new TypeError('x is undefined'),
    ...[400, 401, 403, 404, 405, 408, 409, 410, 413, 418, 422, 429, 499, 500, 502, 503, 504].map((status) => new HttpError(status, '')),
  ];
  for (const error of errors) {
    expect(describeError(error)).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(describeError(error)).not.toMatch(/server|error|failed|invalid|undefined|fetch/i);
  }
});

test('Maintenance, own failure, lost connection and a refused request have four different texts.', () => {
  const texts = [new HttpError(503, ''), new HttpError(500, ''), new NetworkError(true), new HttpError(422, '')].map(describeError);
  expect(new Set(texts).size).toBe(4);
});

test('An unreachable server and a device without a connection have different texts.', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(describeError(new NetworkError(true))).toBe('Não conseguimos falar com o servidor. Tente de novo em instantes.');
  online.mockReturnValue(false);
  expect(describeError(new NetworkError(false))).toBe('Você está sem internet. Conecte-se e tente de novo.');
  online.mockRestore();
});

test.each([
  [undefined, 'Muitas tentativas. Aguarde um momento.'],
  [0, 'Muitas tentativas. Aguarde 1 s e tente de novo.'],
  [12.2, 'Muitas tentativas. Aguarde 13 s e tente de novo.'],
])('A 429 with Retry-After %s says how long to wait.', (retryAfter, text) => {
  expect(describeError(new HttpError(429, '', { retryAfter }))).toBe(text);
});

test.each([
  ['America/Sao_Paulo', '05:58'],
  ['America/Manaus', '04:58'],
])('A long wait is given as a clock time in the site’s time zone, %s (SPEC D21).', (zone, time) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:43:00-03:00') });
  setTimeZone(zone);
  expect(describeError(new HttpError(429, '', { retryAfter: 900 }))).toBe(`Muitas tentativas. Tente de novo às ${time}.`);
});

test('An error is no documented rejection unless it says so.', () => {
  expect(new HttpError(403, 'Não.').isDocumentedRejection).toBe(false);
  expect(new IpBlockedError().isDocumentedRejection).toBe(false);
  expect(new HttpError(403, 'Não.', { isDocumentedRejection: true }).isDocumentedRejection).toBe(true);
});
