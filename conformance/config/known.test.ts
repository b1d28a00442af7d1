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

const waiver = (own: Partial<LocatedWaiver>): LocatedWaiver => ({
  check: 'response-schema',
  operation: 'getWallet',
  reason: 'cents come later',
  expires: '2026-11-21',
  file: 'conformance.yaml',
  line: 7,
  ...own,
});

describe('waivers', () => {
  it('excuse a finding up to the end of their day, and say why', () => {
    const { report } = separateKnown(fixtureReport, [waiver({ pointer: '/data/balance' })], [], '2026-11-21');
    expect(report.findings).toHaveLength(5);
    expect(report.known.at(-1)).toMatchObject({ check: 'response-schema', why: 'waived until 2026-11-21: cents come later' });
    expect(report.summary).toMatchObject({ findings: 4, warnings: 1, known: 2 });
  });

  it('excuse nothing but what they name', () => {
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

  it('may name the operation by its method and path', () => {
    expect(separateKnown(fixtureReport, [waiver({ operation: 'GET /api/wallet' })], [], '2026-11-21').report.findings).toHaveLength(5);
  });

  it('are errors of their own once they have ended, and what they excused is back', () => {
    const { report } = separateKnown(fixtureReport, [waiver({})], [], '2026-11-22');
    expect(report.findings).toHaveLength(7);
    expect(report.findings.at(-1)).toMatchObject({
      check: 'waiver-expired',
      severity: 'error',
      path: '/api/wallet',
      contract: { file: 'conformance.yaml', line: 7 },
      actual: 'it ended on 2026-11-21',
    });
  });
});

describe('a baseline', () => {
  const file = join(folder, 'deep/known.json');

  it('knows all that it was written with, and only that', () => {
    writeBaseline(file, fixtureReport.findings.slice(0, 3));
    const { report } = separateKnown(fixtureReport, [], readBaseline(file), '2026-11-21');
    expect(report.findings.map(({ check }) => check)).toEqual(['empty-body', 'server-error', 'slow']);
    expect(report.known.slice(1).map(({ why }) => why)).toEqual(['in the baseline', 'in the baseline', 'in the baseline']);
  });

  it('tells what was fixed, but not of operations that were not called', () => {
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

  it('is the same text whatever the order in which things were found', () => {
    const other = join(folder, 'other.json');
    writeBaseline(file, fixtureReport.findings);
    writeBaseline(other, fixtureReport.findings.toReversed());
    expect(readBaseline(other)).toEqual(readBaseline(file));
  });

  it('must be one', () => {
    writeFileSync(join(folder, 'odd.json'), '{"version": 9}');
    expect(() => readBaseline(join(folder, 'odd.json'))).toThrow('not a baseline');
    expect(() => readBaseline(join(folder, 'none.json'))).toThrow('--write-baseline');
  });
});
