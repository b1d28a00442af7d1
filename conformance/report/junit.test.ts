// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { fixtureReport, hostileReport } from './report.fixture';
import { renderJunit } from './junit';

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

it('Each violation and each operation without one is a test case; blocked ones are skipped.', () => {
  const document = parse(renderJunit(fixtureReport));
  expect(document.querySelectorAll('failure')).toHaveLength(5);
  expect(document.querySelector('testcase[name="GET /v2/games"] > system-out')?.textContent).toContain('3120 ms');
  expect(document.querySelector('testcase[name="GET /api/wallet/deposits/{id}"] > skipped')?.getAttribute('message')).toContain(
    'payDeposit',
  );
  expect([...document.querySelectorAll('testsuite')].map((suite) => suite.getAttribute('name'))).toEqual([
    'wallet',
    'auth',
    'games',
    'contract',
  ]);
});

it('The counts match the test cases.', () => {
  const document = parse(renderJunit(fixtureReport));
  for (const suite of document.querySelectorAll('testsuite, testsuites')) {
    expect(suite.getAttribute('tests')).toBe(String(suite.querySelectorAll('testcase').length));
    expect(suite.getAttribute('failures')).toBe(String(suite.querySelectorAll('failure').length));
    expect(suite.getAttribute('skipped')).toBe(String(suite.querySelectorAll('skipped').length));
  }
});

it('The report is valid XML for any server output.', () => {
  const document = parse(renderJunit(hostileReport));
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('failure')?.textContent).toContain(']]></failure><script>alert(1)</script>');
});
