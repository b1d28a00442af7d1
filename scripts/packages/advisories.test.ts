import { expect, test } from 'vitest';

import { readAdvisories } from './advisories';

test('each vulnerable package is one line with its reasons', () => {
  const via = [{ title: 'Prototype pollution', url: 'https://advisories.example/1' }, 'another-package'];
  const report = { vulnerabilities: { parser: { name: 'parser', severity: 'high', range: '<2.0.1', via } }, metadata: {} };
  expect(readAdvisories(JSON.stringify(report))).toEqual({
    found: ['parser <2.0.1 has a known vulnerability (high): Prototype pollution'],
    problem: undefined,
  });
});

test('a clean audit finds nothing', () => {
  expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ found: [], problem: undefined });
});

test.each([
  [
    '{"error":{"code":"ENOAUDIT","summary":"Your configured registry does not support audit requests."}}',
    'Your configured registry does not support audit requests.',
  ],
  ['{"message":"request failed"}', 'request failed'],
  ['{}', 'the registry offers no audit'],
  ['', 'npm audit printed no JSON'],
])('the output %j is no answer', (output, problem) => {
  expect(readAdvisories(output)).toEqual({ found: [], problem });
});
