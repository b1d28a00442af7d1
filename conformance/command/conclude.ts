import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { readBaseline, writeBaseline } from '../config/baseline';
import type { Threshold } from '../config/config';
import type { LoadedConfig } from '../config/file';
import type { Flags } from '../config/flags';
import { separateKnown } from '../config/known';
import type { LocatedWaiver } from '../config/known';
import { applyCheckSettings, assertKnownChecks } from '../config/check-settings';
import type { LocatedCheckSetting } from '../config/check-settings';
import type { Masker } from '../config/mask-report';
import { resolveBaselineFile } from '../config/settings';
import { oneLine } from '../report/escape';
import type { ReportTarget } from '../report/formats';
import { render } from '../report/render';
import type { Finding, Report } from '../types';
import { EXIT } from './io';
import type { Io } from './io';
import { coverageShortfalls } from './threshold';
import { withWriteErrors } from './with-write-errors';

/** Report of a run, with everything that decides on its exit code. */
export interface CheckOutcome {
  report: Report;
  flags: Flags;
  config: LoadedConfig;
  threshold: Threshold;
  mask: Masker;
  /** Receives the report in place of the standard output. Reports to files are still written. */
  onReport?: ((report: Report) => void) | undefined;
}

/**
 * Applies settings, waivers and baseline to the report, writes it where it belongs, and returns the exit code. With
 * `--write-baseline` it applies no baseline, but writes the errors as one, and they do not fail the run. Expired waivers and settings are
 * not written, and fail it. The standard error lists reasons for an incomplete run, fixed entries of the baseline and unused waivers.
 *
 * @throws {UsageError} if the baseline cannot be read, a file cannot be written, or a setting names an unknown check
 */
export function conclude({ report: unmasked, flags, config, threshold, mask, onReport }: CheckOutcome, io: Io): number {
  const baselineFile = flags.writeBaseline === undefined ? resolveBaselineFile(flags, config) : null;
  const baseline = baselineFile === null ? [] : readBaseline(baselineFile);
  const settings = locateCheckSettings(config);
  assertKnownChecks(settings);
  const set = applyCheckSettings(unmasked, settings, io.today);
  const findings = failsOnWarning(flags, config) ? set.findings.map(toError) : set.findings;
  // A partial run has its own exit code, so its low coverage is not reported.
  const incomplete = unmasked.partial ? unmasked.incomplete : [...unmasked.incomplete, ...coverageShortfalls(unmasked, threshold)];
  const { report, fixed, unused } = separateKnown(mask({ ...set, findings, incomplete }), locateWaivers(config), baseline, io.today);

  onReport?.(report);
  for (const target of onReport === undefined ? reportTargets(flags.reports) : flags.reports.filter(({ file }) => file !== null))
    writeReport(target, report, io);
  for (const reason of report.incomplete) io.stderr(oneLine(`conformance: ${reason}`));
  for (const one of fixed)
    io.stderr(
      oneLine(
        `fixed: ${one.check} of ${one.operationId ?? `${one.method} ${one.path}`} ${one.pointer} is gone; remove it from ${baselineFile ?? ''}`,
      ),
    );
  for (const one of unused)
    io.stderr(
      oneLine(`unused: the waiver of ${one.check} for ${one.operation} (${one.file}:${String(one.line)}) matched nothing; delete it`),
    );

  if (flags.writeBaseline !== undefined) {
    const file = flags.writeBaseline;
    const errors = report.findings.filter(({ check, severity }) => severity === 'error' && check !== 'waiver-expired');
    withWriteErrors(file, () => writeBaseline(file, errors));
    io.stderr(`${String(errors.length)} violations written to ${file}; with --baseline ${file} only new ones fail\n`);
    if (report.findings.some(({ check }) => check === 'waiver-expired')) return EXIT.violations;
    return completeness(report);
  }
  if (report.findings.some(({ severity }) => severity === 'error')) return EXIT.violations;
  return completeness(report);
}

/** Returns the exit code of a run without errors. */
function completeness({ partial, incomplete }: Report): number {
  if (partial) return EXIT.partial;
  return incomplete.length > 0 ? EXIT.coverage : EXIT.clean;
}

const failsOnWarning = ({ failOn }: Flags, { settings }: LoadedConfig) => (failOn ?? settings.failOn) === 'warning';

/** Makes a warning an error, with `failOn: warning`. All reports then show it as a violation. */
const toError = (finding: Finding): Finding => ({ ...finding, severity: 'error' });

/** Returns the reports to write. Without one for the standard output, the terminal's is added. */
function reportTargets(reports: readonly ReportTarget[]): readonly ReportTarget[] {
  return reports.some(({ file }) => file === null) ? reports : [{ format: 'terminal', file: null }, ...reports];
}

function writeReport({ format, file }: ReportTarget, report: Report, io: Io): void {
  const text = render(format, report, { colour: file === null && io.colour });
  if (file === null) io.stdout(text);
  else {
    withWriteErrors(file, () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
  }
}

function locateCheckSettings({ file, settings, lineAt }: LoadedConfig): LocatedCheckSetting[] {
  return (settings.checks ?? []).map((one, index) => ({ ...one, file: file ?? '', line: lineAt(['checks', index]) }));
}

function locateWaivers({ file, settings, lineAt }: LoadedConfig): LocatedWaiver[] {
  return (settings.waivers ?? []).map((waiver, index) => ({ ...waiver, file: file ?? '', line: lineAt(['waivers', index]) }));
}
