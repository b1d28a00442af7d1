import { afterEach, expect, test, vi } from 'vitest';

import { failureText } from './failure-text';
import { MissingCodeError } from './missing-code';

afterEach(() => vi.restoreAllMocks());

const http = (status: number, message = '') => Object.assign(new Error(message), { kind: 'http', status });

const MAINTENANCE = failureText(http(503));
const OWN = failureText(http(500));
const REFUSED = failureText(http(422));

test('maintenance, a failure of ours, a lost connection and a rejected request have different texts', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = failureText(new TypeError('Failed to fetch'));
  expect(new Set([MAINTENANCE, OWN, REFUSED, offline]).size).toBe(4);
  expect(MAINTENANCE).toContain('Estamos em manutenção. Seu saldo está seguro.');
  expect(offline).toContain('Você está sem internet.');
});

test.each([
  ['a broken response', Object.assign(new Error('getMe /user: Invalid input'), { kind: 'contract', status: 500 })],
  ['a server that does not respond while the device is online', Object.assign(new Error('No answer'), { kind: 'network', status: 500 })],
  ['an error in rendering', new TypeError("Cannot read properties of null (reading 'name')")],
  ['missing code', new MissingCodeError(new TypeError('Failed to fetch'))],
  ['anything else', undefined],
])('%s is a failure of ours', (_, error) => {
  expect(failureText(error)).toBe(OWN);
});

test.each([401, 403, 404, 409, 429])('the server message of a %i, which may be in English, is never shown', (status) => {
  expect(failureText(http(status, 'Too Many Attempts.'))).not.toContain('Too Many');
});
