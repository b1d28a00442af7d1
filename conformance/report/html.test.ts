// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { fixtureReport, hostileReport } from './report.fixture';
import { renderHtml } from './html';

/** Loads a report into the page, its script included. */
function open(text: string): Document {
  document.open();
  document.write(text);
  document.close();
  return document;
}

it('shows every departure, what is known, what was blocked and what was seen', () => {
  const document = open(renderHtml(fixtureReport));
  expect(document.querySelectorAll('.finding')).toHaveLength(6);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(6);
  expect(document.querySelector('h1')?.textContent).toContain('5 departures, 1 warning');
  for (const words of ['openapi/tags/wallet.yaml:214', 'the bonus service moves', 'payDeposit'])
    expect(document.body.textContent).toContain(words);
});

it('filters by severity, operation, check and text', () => {
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

it('asks nothing of any other place', () => {
  const text = renderHtml(fixtureReport);
  const document = open(text);
  expect(document.querySelectorAll('[src], link, img, iframe, object')).toHaveLength(0);
  expect([...document.querySelectorAll('a')].every((link) => link.getAttribute('href')?.startsWith('#'))).toBe(true);
  expect(text).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/);
});

it('takes nothing of a server for markup', () => {
  const document = open(renderHtml(hostileReport));
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(document.querySelector('.finding pre')?.textContent).toContain('<script>alert(1)</script>');
});

it('says so where there is nothing to say', () => {
  const clean = { ...fixtureReport, findings: [], known: [], blocked: [], summary: { ...fixtureReport.summary, findings: 0, warnings: 0 } };
  const document = open(renderHtml(clean));
  expect(document.querySelector('h1')?.textContent).toContain('no departures');
  expect(document.querySelector('.empty')?.textContent).toContain('kept to the contract');
});
