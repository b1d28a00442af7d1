// @vitest-environment node
import { expect, test } from 'vitest';

import { ContractError, HttpError, IpBlockedError, NetworkError } from '@/api/errors';

import { classifyFailure } from './classify-failure';
import { InProgressInOtherTabError, NotSentError, OfflineError, RejectedInBodyError } from './operation-errors';

test.each([
  ['a request that never left the device', new NetworkError(false), 'not-sent'],
  ['an offline device', new OfflineError(), 'not-sent'],
  ['a failed step before sending', new NotSentError(), 'not-sent'],
  ['another tab', new InProgressInOtherTabError(), 'not-sent'],
  ['a documented rejection', new HttpError(422, 'Saldo insuficiente.', { isDocumentedRejection: true }), 'rejected'],
  ['a documented block of the address', new IpBlockedError(true), 'rejected'],
  ['a documented rejection in a success body', new RejectedInBodyError('Cupom vencido.'), 'rejected'],
  ['a lost response', new NetworkError(true), 'unknown'],
  ['an undocumented block of the address', new IpBlockedError(), 'unknown'],
  ['a response that violates the contract', new ContractError('createDeposit', '', 'the body is empty'), 'unknown'],
  ['a bug of our own', new TypeError('Cannot read properties of null'), 'unknown'],
  ['an aborted request', new DOMException('aborted', 'AbortError'), 'unknown'],
  ['a thrown string', 'no error at all', 'unknown'],
] as const)('%s is classified as it must be', (_case, error, effect) => {
  expect(classifyFailure(error)).toBe(effect);
});

test('no status is a rejection unless the contract documents it', () => {
  for (let status = 200; status < 600; status += 1) expect(classifyFailure(new HttpError(status, 'x'))).toBe('unknown');
});
