import { describe, expect, test } from 'vitest';

import { fixtureReport as reportFixture } from '../report/report.fixture';
import { applyCheckSettings, assertKnownChecks } from './check-settings';
import type { LocatedCheckSetting } from './check-settings';

const setting = (more: Partial<LocatedCheckSetting>): LocatedCheckSetting => ({
  check: reportFixture.findings[0]?.check ?? '',
  severity: 'off',
  reason: 'planned for spring',
  expires: '2027-01-31',
  file: 'conformance.yaml',
  line: 4,
  ...more,
});

describe('A check in the configuration', () => {
  const [first] = reportFixture.findings;
  const own = reportFixture.findings.filter(({ check }) => check === first?.check).length;

  test('that is off keeps its findings as known ones, and is listed as blocked with its reason.', () => {
    const { findings, known, blocked, summary } = applyCheckSettings(reportFixture, [setting({})], '2026-11-21');
    expect(findings.some(({ check }) => check === first?.check)).toBe(false);
    expect(known.length).toBe(reportFixture.known.length + own);
    expect(known.at(-1)?.why).toBe('switched off until 2027-01-31: planned for spring');
    expect(blocked.at(-1)?.reason).toBe('switched off in the configuration until 2027-01-31: planned for spring');
    expect(summary.findings + summary.warnings).toBe(findings.length);
  });

  test('can have another severity, for all operations or for one.', () => {
    const all = applyCheckSettings(reportFixture, [setting({ severity: 'warning' })], '2026-11-21');
    expect(all.findings.filter(({ check }) => check === first?.check).every(({ severity }) => severity === 'warning')).toBe(true);
    const other = applyCheckSettings(reportFixture, [setting({ operation: 'anotherOne' })], '2026-11-21');
    expect(other.findings).toEqual(reportFixture.findings);
  });

  test('changes nothing after its day, and is a finding itself.', () => {
    const { findings } = applyCheckSettings(reportFixture, [setting({})], '2027-02-01');
    expect(findings.length).toBe(reportFixture.findings.length + 1);
    expect(findings.at(-1)).toMatchObject({ check: 'waiver-expired', severity: 'error', contract: { file: 'conformance.yaml', line: 4 } });
  });

  test('must exist.', () => {
    expect(() => assertKnownChecks([setting({ check: 'no-such-check' })])).toThrow(
      "conformance.yaml:4: checks: there is no check 'no-such-check'",
    );
  });
});
