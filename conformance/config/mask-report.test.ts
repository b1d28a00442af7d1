import { expect, it } from 'vitest';

import { fixtureReport } from '../report/report.fixture';
import { createConfigMasker } from './mask-report';

const [finding] = fixtureReport.findings;

function maskedFinding(
  overrides: object,
  config: Parameters<typeof createConfigMasker>[0] = {
    token: null,
    headers: {},
    accounts: { first: null, second: null },
    credentials: { first: {}, second: {} },
  },
) {
  if (finding === undefined) throw new Error('no finding');
  return createConfigMasker(config)({ ...fixtureReport, findings: [{ ...finding, ...overrides }] }).findings[0];
}

it('Tokens, passwords and secret headers are masked in every text.', () => {
  const config = {
    token: 'tok-secret-1',
    headers: { 'X-Api-Key': 'key-secret-2', Accept: 'application/json' },
    credentials: { first: { key: 'scheme-secret-4' }, second: {} },
    accounts: {
      first: { email: 'ana@example.test', password: 'pass-secret-3' },
      second: { email: 'b@example.test', password: 'pass-secret-4' },
    },
  };
  const all = 'tok-secret-1 key-secret-2 pass-secret-3 pass-secret-4 scheme-secret-4 application/json';
  const masked = maskedFinding({ actual: all, expected: all, message: all, curl: all }, config);
  for (const text of [masked?.actual, masked?.expected, masked?.message, masked?.curl]) {
    expect(text).toBe('$TOKEN $TOKEN $PASSWORD $PASSWORD $CREDENTIAL application/json');
  }
});

it('Authorization headers are masked in curl commands, wherever the token came from.', () => {
  const { curl } =
    maskedFinding({ curl: `curl -i 'http://a.test' -H 'Authorization: Bearer eyJhbGciOi.xyz' -H 'Accept: text/plain'` }) ?? {};
  expect(curl).toBe(`curl -i 'http://a.test' -H "Authorization: Bearer $TOKEN" -H 'Accept: text/plain'`);
});
