import { loadScenarioFile } from '../arazzo/document';
import type { RunConfig } from '../config/config';
import { loadConfig } from '../config/file';
import type { Flags } from '../config/flags';
import { createConfigMasker } from '../config/mask-report';
import { resolveRunConfig } from '../config/settings';
import { UsageError } from '../config/usage-error';
import { oneLine } from '../report/escape';
import type { Report } from '../types';
import { EXIT } from './io';
import type { Io } from './io';
import { conclude } from './conclude';
import { formatError } from './format-error';

/**
 * Checks a running server, writes the reports and returns the exit code. If the server was not reachable, or stopped responding, the
 * reports are written only if the run had begun, and are partial.
 *
 * @param onReport receives the report in place of the standard output
 * @throws {ContractError} if the contract cannot be used
 * @throws {UsageError} if a flag, the configuration or a scenario file is invalid, a file cannot be read or written, or, after the
 *   run, if `--only` names an unknown operation
 */
export async function check(flags: Flags, io: Io, onReport?: (report: Report) => void): Promise<number> {
  const config = loadConfig(flags.config, io.env);
  const runConfig = resolveRunConfig(flags, config);
  // An invalid scenario file must be reported before the run, not at its end.
  for (const file of runConfig.scenarioFiles) loadScenarioFile(file);
  const { report, unreachable, error } = await runWithLimit(runConfig, io);
  io.progress('');
  if (error !== undefined) io.stderr(formatError(error));
  const outcome = { report, flags, config, threshold: runConfig.threshold, mask: createConfigMasker(runConfig), onReport };
  if (unreachable !== undefined) {
    io.stderr(oneLine(`conformance: ${unreachable}`));
    if (report.partial) conclude(outcome, io);
    return EXIT.unreachable;
  }
  const unknownIds = runConfig.only.filter((id) => !report.coverage.some(({ operationId }) => operationId === id));
  if (unknownIds.length > 0) throw new UsageError(`--only: the contract has no operation ${unknownIds.join(', ')} (of this --source)`);
  const { checked, operations } = report.summary;
  if (checked * 2 < operations) {
    io.stderr(
      `only ${String(checked)} of ${String(operations)} operations answered: see the blocked checks, and raise \`threshold\` in the configuration to make such a run fail\n`,
    );
  }
  return conclude(outcome, io);
}

/** Runs the checks. They end at their time limit, or if the process is asked to end. */
async function runWithLimit(config: RunConfig, io: Io): ReturnType<Io['run']> {
  const stop = new AbortController();
  let unsubscribe = () => {};
  // A signal before that ends the process at once, although a hostile contract keeps it busy.
  const onLoaded = () => void (unsubscribe = io.onTerminate((reason) => stop.abort(reason)));
  const seconds = config.maxTime / 1000;
  const timer = config.maxTime > 0 ? setTimeout(() => stop.abort(`--max-time ${String(seconds)} was over`), config.maxTime) : undefined;
  try {
    return await io.run(config, { progress: (text) => io.progress(text), onLoaded, signal: stop.signal });
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}
