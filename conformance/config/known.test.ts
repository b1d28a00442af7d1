import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { fixtureReport } from '../report/report.fixture';
import { readBaseline, writeBaseline } from './baseline';
import { separateKnown } from './known';
import type { LocatedWaiver } from './known';

const folder = mkdtempSync(join(tmpdir(), 'conformance-known-'));
afterAll(() => rmSync(folder, { recursive: true }));

const waiver = (overrides: Partial<LocatedWaiver>): LocatedWaiver => ({
  check: 'response-schema',
  operation: 'getWallet',
  reason: 'cents come later',
  expires: '2026-11-21',
  file: 'conformance.yaml',
  line: 7,
  ...overrides,
});

describe('waivers', () => {
  it('excuse a finding until the end of their day, with their reason.', () => {
    const { report } = separateKnown(fixtureReport, [waiver({ pointer: '/data/balance' })], [], '2026-11-21');
    expect(report.findings).toHaveLength(5);
    expect(report.known.at(-1)).toMatchObject({ check: 'response-schema', why: 'waived until 2026-11-21: cents come later' });
    expect(report.summary).toMatchObject({ findings: 4, warnings: 1, known: 2 });
  });

  it('excuse only the findings that they name.', () => {
    const other = [
      waiver({ pointer: '/data/bonus' }),
      waiver({ status: 201 }),
      waiver({ check: 'slow' }),
      waiver({ operation: 'getGame' }),
    ];
    const { report, unused } = separateKnown(fixtureReport, other, [], '2026-11-21');
    expect(report.findings).toHaveLength(6);
    expect(unused).toEqual(other);
  });

  it('can name the operation by method and path.', () => {
    expect(separateKnown(fixtureReport, [waiver({ operation: 'GET /api/wallet' })], [], '2026-11-21').report.findings).toHaveLength(5);
  });

  it('become errors after they expire, and the waived finding is back.', () => {
    const { report } = separateKnown(fixtureReport, [waiver({})], [], '2026-11-22');
    expect(report.findings).toHaveLength(7);
    expect(report.findings.at(-1)).toMatchObject({
      check: 'waiver-expired',
      severity: 'error',
      path: '/api/wallet',
      contract: { file: 'conformance.yaml', line: 7 },
      actual: 'it expired on 2026-11-21',
    });
  });
});

describe('A baseline', () => {
  const file = join(folder, 'deep/known.json');

  it('covers exactly the findings that it was written with.', () => {
    writeBaseline(file, fixtureReport.findings.slice(0, 3));
    const { report } = separateKnown(fixtureReport, [], readBaseline(file), '2026-11-21');
    expect(report.findings.map(({ check }) => check)).toEqual(['empty-body', 'server-error', 'slow']);
    expect(report.known.slice(1).map(({ why }) => why)).toEqual(['in the baseline', 'in the baseline', 'in the baseline']);
  });

  it('reports fixed findings, except for operations that were not called.', () => {
    writeBaseline(
      file,
      [
        ...fixtureReport.findings,
        { ...fixtureReport.findings[0], pointer: '/data/gone' },
        { ...fixtureReport.findings[0], path: '/api/wallet/deposits/{id}', operationId: 'getDeposit' },
      ].map((one) => ({ ...fixtureReport.findings[0], ...one }) as (typeof fixtureReport.findings)[number]),
    );
    const { fixed } = separateKnown(fixtureReport, [], readBaseline(file), '2026-11-21');
    expect(fixed.map(({ pointer }) => pointer)).toEqual(['/data/gone']);
  });

  it('has the same content for any order of findings.', () => {
    const other = join(folder, 'other.json');
    writeBaseline(file, fixtureReport.findings);
    writeBaseline(other, fixtureReport.findings.toReversed());
    expect(readBaseline(other)).toEqual(readBaseline(file));
  });

  it('is rejected if its format is unknown, it is no JSON, or it is missing.', () => {
    writeFileSync(join(folder, 'odd.json'), '{"version": 9}');
    expect(() => readBaseline(join(folder, 'odd.json'))).toThrow('not a baseline');
    writeFileSync(join(folder, 'text.json'), 'no JSON');
    expect(() => readBaseline(join(folder, 'text.json'))).toThrow('not a baseline');
    expect(() => readBaseline(folder)).toThrow('cannot be read');
    expect(() => readBaseline(join(folder, 'none.json'))).toThrow('--write-baseline');
  });
});
