import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ROOT_CAUSE_RULES, rootCause, rootCauseKey } from './root-cause';

const page = readFileSync(new URL('../docs/root-causes.md', import.meta.url), 'utf8');

describe('Root causes', () => {
  it.each(ROOT_CAUSE_RULES)('have a row for %s in the documentation.', (rule) => {
    expect(page).toContain(`\n| ${rule} |`);
  });

  it('are equal if rule and subject are equal.', () => {
    expect(rootCauseKey(rootCause('lifecycle', 'getWallet'))).toBe(rootCauseKey(rootCause('lifecycle', 'getWallet')));
    expect(rootCauseKey(rootCause('lifecycle', 'getWallet'))).not.toBe(rootCauseKey(rootCause('lifecycle', 'getUser')));
    expect(rootCauseKey(rootCause('no-response', 'getWallet'))).not.toBe(rootCauseKey(rootCause('lifecycle', 'getWallet')));
  });
});
