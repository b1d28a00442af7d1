import { describe, expect, it } from 'vitest';

import { rootCause, rootCauseKey } from './root-cause';

describe('Root causes', () => {
  it('are equal if rule and subject are equal.', () => {
    expect(rootCauseKey(rootCause('lifecycle', 'getWallet'))).toBe(rootCauseKey(rootCause('lifecycle', 'getWallet')));
    expect(rootCauseKey(rootCause('lifecycle', 'getWallet'))).not.toBe(rootCauseKey(rootCause('lifecycle', 'getUser')));
    expect(rootCauseKey(rootCause('no-response', 'getWallet'))).not.toBe(rootCauseKey(rootCause('lifecycle', 'getWallet')));
  });
});
