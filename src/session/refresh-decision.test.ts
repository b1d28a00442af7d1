// @vitest-environment node
import { expect, test } from 'vitest';

import { decideRefresh } from './refresh-decision';

test.each([
  ['refreshed', 'same', 'accept'],
  ['refreshed', 'replaced', 'stop'],
  ['refreshed', 'logged_out', 'revoke'],
  ['rejected', 'same', 'confirm'],
  ['rejected', 'replaced', 'stop'],
  ['rejected', 'logged_out', 'stop'],
  ['transient', 'same', 'retry'],
  ['transient', 'replaced', 'stop'],
  ['transient', 'logged_out', 'stop'],
] as const)('the outcome %s with the token %s leads to %s', (outcome, token, action) => {
  expect(decideRefresh(outcome, token)).toBe(action);
});
