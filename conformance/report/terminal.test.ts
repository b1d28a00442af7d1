import { expect, it } from 'vitest';

import { fixtureReport, hostileReport } from './report.fixture';
import { renderTerminal } from './terminal';

it('The report contains every detail of a finding, without colour.', () => {
  const text = renderTerminal(fixtureReport, { colour: false });
  for (const one of fixtureReport.findings) {
    for (const part of [
      `${one.method} ${one.path}`,
      one.check,
      one.pointer,
      `${one.contract?.file ?? ''}:${String(one.contract?.line)}`,
      one.expected,
      one.actual,
      one.message,
      one.curl,
    ]) {
      expect(text).toContain(part);
    }
  }
  expect(text).not.toContain('\u001B');
  expect(text).toContain('5 violations, 1 warning, 1 known, 2 blocked.');
});

it('Findings are grouped by operation.', () => {
  const text = renderTerminal(fixtureReport, { colour: false });
  expect(text.match(/^GET \/api\/wallet getWallet$/gm)).toHaveLength(1);
});

it('The report has colours if requested.', () => {
  expect(renderTerminal(fixtureReport, { colour: true })).toContain('\u001B[31mERROR\u001B[39m');
});

it('Server output cannot control the terminal.', () => {
  const text = renderTerminal(hostileReport, { colour: false });
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
  expect(text).not.toMatch(/^::/m);
});
