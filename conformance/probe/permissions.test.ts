import { expect, test } from 'vitest';

import { testOperation } from '../contract/operation.fixture';
import { callBlockReason, endangersAccount } from './permissions';
import type { RunContext } from './run-context';

const context = { config: { allowWrites: false }, isLocal: true, sandbox: true } as RunContext;

test.each([
  ['toggleMaintenance', 'POST', '/api/admin/maintenance'],
  ['shutDown', 'POST', '/actuator/shutdown'],
  ['factoryReset', 'DELETE', '/system'],
])('An operation that could switch the server off is not probed: %s.', (id, method, path) => {
  expect(callBlockReason(context, testOperation({ id, method, path }))).toMatch(/switch the whole server off/);
});

test.each([
  ['getMaintenance', 'GET', '/api/admin/maintenance'],
  ['restartRound', 'POST', '/rounds/{id}/restart'],
])('Other operations are probed: %s.', (id, method, path) => {
  expect(callBlockReason(context, testOperation({ id, method, path }))).toBeNull();
});

test('An operation whose path has a fragment is not probed, because the server would see another path.', () => {
  const operation = testOperation({ id: 'addClassifications', method: 'POST', path: '/templates/schema#classifications' });
  expect(callBlockReason(context, operation)).toMatch(/fragment/);
});

test.each([
  ['pauseMe', '/me/pause', true],
  ['freezeAccount', '/profile/freeze', true],
  ['cancelAccount', '/profile', true],
  ['pauseJob', '/jobs/{id}/pause', false],
])('An operation that could stop the account needs one that the run throws away: %s.', (id, path, isRisky) => {
  expect(endangersAccount(testOperation({ id, method: 'POST', path, credential: {} as never }))).toBe(isRisky);
});
