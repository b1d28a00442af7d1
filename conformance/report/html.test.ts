// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { fixtureReport, hostileReport } from './report.fixture';
import { renderHtml } from './html';
import { formatTried } from '../text';

function open(text: string): Document {
  document.open();
  document.write(text);
  document.close();
  return document;
}

it('The page shows findings, known findings, blocked checks and coverage.', () => {
  const document = open(renderHtml(fixtureReport));
  expect(document.querySelectorAll('.finding')).toHaveLength(6);
  expect(document.querySelectorAll('[aria-label^="Coverage"] tbody tr')).toHaveLength(6);
  expect(document.querySelector('h1')?.textContent).toContain('5 violations, 1 warning');
  for (const text of ['openapi/tags/wallet.yaml:214', 'the bonus service moves', 'payDeposit'])
    expect(document.body.textContent).toContain(text);
});

it('A table says what was not tried, and why.', () => {
  const document = open(renderHtml(fixtureReport));
  const rows = [...document.querySelectorAll('[aria-label^="What was not tried"] tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(fixtureReport.untried.length);
  for (const [at, { what, reason, count }] of fixtureReport.untried.entries())
    for (const text of [String(count), what, reason]) expect(rows[at]).toContain(text);
  expect(document.body.textContent).toContain(formatTried(fixtureReport));
});

it('A finding has the lines of the contract, with the number of each and a mark at its own.', () => {
  const document = open(renderHtml(fixtureReport));
  const figure = document.querySelector('.finding .contract');
  expect(figure?.querySelector('figcaption')?.textContent).toBe('Contract: openapi/tags/wallet.yaml:214');
  expect(
    [...(figure?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].map((one) => `${one.dataset['line'] ?? ''} ${one.textContent}`),
  ).toEqual(['213 balance:', '214   type: integer', '215   minimum: 0']);
  expect(figure?.querySelector('mark')?.textContent).toBe('  type: integer');
});

it('The findings can be filtered by severity, operation, check and text.', () => {
  const document = open(renderHtml(fixtureReport));
  const shown = () => [...document.querySelectorAll<HTMLElement>('.finding:not([hidden])')].map(({ dataset }) => dataset['check']);
  const choose = (name: string, value: string) => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field === null) throw new Error(`no ${name}`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect(document.querySelector('output')?.textContent).toBe('6 of 6 shown');
  choose('severity', 'warning');
  expect(shown()).toEqual(['slow']);
  choose('severity', '');
  choose('operation', 'GET /api/wallet');
  expect(shown()).toEqual(['response-schema', 'auth-missing-token']);
  choose('check', 'auth-missing-token');
  expect(shown()).toEqual(['auth-missing-token']);
  choose('text', 'nothing like this');
  expect(shown()).toEqual([]);
  expect(document.querySelector<HTMLElement>('#none-shown')?.hidden).toBe(false);
});

it('The page loads no external resource.', () => {
  const text = renderHtml(fixtureReport);
  const document = open(text);
  expect(document.querySelectorAll('[src], link, img, iframe, object')).toHaveLength(0);
  expect([...document.querySelectorAll('a')].every((link) => link.getAttribute('href')?.startsWith('#'))).toBe(true);
  expect(text).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/);
});

it('Server output is never interpreted as markup.', () => {
  const document = open(renderHtml(hostileReport));
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(document.querySelector('.finding .shell pre')?.textContent).toContain('<script>alert(1)</script>');
});

it('The page states that there are no violations.', () => {
  const clean = { ...fixtureReport, findings: [], known: [], blocked: [], summary: { ...fixtureReport.summary, findings: 0, warnings: 0 } };
  const document = open(renderHtml(clean));
  expect(document.querySelector('h1')?.textContent).toContain('no violations');
  expect(document.querySelector('.empty')?.textContent).toContain('matched the contract');
});
