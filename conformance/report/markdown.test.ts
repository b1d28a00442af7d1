import { expect, it } from 'vitest';

import { fixtureReport, HOSTILE, hostileReport } from './report.fixture';
import { renderMarkdown } from './markdown';
import { formatTried } from '../text';

it('The comment has a table and a collapsed section per violation.', () => {
  const text = renderMarkdown(fixtureReport);
  expect(text).toContain('### ❌ Contract: 5 violations, 1 warning');
  expect(text).toContain('| 5 | 1 | 1 | 2 | 5 of 6 | 64.7 % | 7.4 s |');
  expect(text.match(/<details>/g)).toHaveLength(9);
  expect(text).toContain('```sh\ncurl -i -X POST');
});

it('A table says what was not tried, and why.', () => {
  const text = renderMarkdown(fixtureReport);
  expect(text).toContain(`<summary>${formatTried(fixtureReport)}</summary>`);
  for (const { what, reason, count } of fixtureReport.untried) expect(text).toContain(`| ${String(count)} | ${what} | ${reason} |`);
});

it('The table of what was not tried says how many rows it leaves out.', () => {
  const [first] = fixtureReport.untried;
  if (first === undefined) throw new Error('nothing untried');
  const untried = Array.from({ length: 32 }, () => first);
  expect(renderMarkdown({ ...fixtureReport, untried })).toContain('\n\nand 2 more\n');
});

it('The comment stays below the size limit and counts the omitted findings.', () => {
  const [first] = fixtureReport.findings;
  if (first === undefined) throw new Error('no finding');
  const many = Array.from({ length: 400 }, (_, index) => ({ ...first, pointer: `/data/${String(index)}`, actual: HOSTILE.repeat(20) }));
  const text = renderMarkdown({ ...fixtureReport, findings: many });
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  expect(text).toMatch(/\d+ findings more did not fit here/);
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
});

it('Server output is never interpreted as markup, table cells or mentions.', () => {
  const text = renderMarkdown(hostileReport);
  const outside = text.replaceAll(/```[\s\S]*?```|``.*?``/g, '');
  expect(outside).not.toContain('<script');
  expect(outside).not.toContain('@everyone');
  for (const row of text.split('\n').filter((line) => /^\| (Where|Actual)/.test(line))) {
    expect(row.replaceAll(String.raw`\|`, '').match(/\|/g)).toHaveLength(3);
  }
});
