import { readBaseline, writeBaseline } from '../config/baseline';
import type { LoadedConfig } from '../config/file';
import type { Flags } from '../config/flags';
import { applyKnown } from '../config/known';
import type { PlacedWaiver } from '../config/known';
import type { Masker } from '../config/mask-report';
import { baselineFileOf } from '../config/settings';
import { UsageError } from '../config/usage-error';
import { oneLine } from '../report/escape';
import type { ReportTarget } from '../report/formats';
import { render } from '../report/render';
import { writeText } from '../report/write';
import type { Report } from '../types';
import { EXIT } from './io';
import type { Io } from './io';

/** What was found, and how it is to be told. */
export interface Found {
  report: Report;
  flags: Flags;
  config: LoadedConfig;
  threshold: { operations: number; statuses: number } | null;
  masked: Masker;
}

/** Sets the known apart, writes every report that was asked for, and decides how the run ends. */
export function conclude({ report: raw, flags, config, threshold, masked }: Found, io: Io): number {
  const baselineFile = flags.writeBaseline === undefined ? baselineFileOf(flags, config) : null;
  const baseline = baselineFile === null ? [] : readBaseline(baselineFile);
  const { report, fixed, unused } = applyKnown(masked(raw), waiversOf(config), baseline, io.today);

  for (const target of targetsOf(flags.reports)) tell(target, report, io);
  for (const one of fixed)
    io.stderr(
      oneLine(
        `fixed: ${one.check} of ${one.operationId ?? `${one.method} ${one.path}`} ${one.pointer} is gone; take it out of ${baselineFile ?? ''}`,
      ),
    );
  for (const one of unused)
    io.stderr(
      oneLine(`unused: the waiver of ${one.check} for ${one.operation} (${one.file}:${String(one.line)}) excused nothing; delete it`),
    );

  if (flags.writeBaseline !== undefined) {
    const file = flags.writeBaseline;
    const kept = report.findings.filter(({ check, severity }) => severity === 'error' && check !== 'waiver-expired');
    writing(file, () => writeBaseline(file, kept));
    io.stderr(`${String(kept.length)} departures written to ${file}; with --baseline ${file} only new ones fail\n`);
    return report.findings.some(({ check }) => check === 'waiver-expired') ? EXIT.departures : EXIT.clean;
  }
  if (report.findings.some(({ severity }) => severity === 'error')) return EXIT.departures;
  return threshold !== null && isUnder(report, threshold, io) ? EXIT.coverage : EXIT.clean;
}

/** Without a report on the standard output, the one for the terminal goes there. */
function targetsOf(reports: readonly ReportTarget[]): readonly ReportTarget[] {
  return reports.some(({ file }) => file === null) ? reports : [{ format: 'terminal', file: null }, ...reports];
}

function tell({ format, file }: ReportTarget, report: Report, io: Io): void {
  const text = render(format, report, { colour: file === null && io.colour });
  if (file === null) io.stdout(text);
  else writing(file, () => writeText(file, text));
}

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function waiversOf({ file, settings, lineOf }: LoadedConfig): PlacedWaiver[] {
  return (settings.waivers ?? []).map((waiver, index) => ({ ...waiver, file: file ?? '', line: lineOf(['waivers', index]) }));
}

function isUnder({ summary }: Report, threshold: { operations: number; statuses: number }, io: Io): boolean {
  const under = (['operations', 'statuses'] as const).filter((kind) => summary.coverage[kind] < threshold[kind]);
  for (const kind of under) {
    io.stderr(`coverage of ${kind} is ${percent(summary.coverage[kind])}, the threshold is ${percent(threshold[kind])}\n`);
  }
  return under.length > 0;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
