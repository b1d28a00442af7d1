import type { Flags } from '../config/flags';
import { UsageError } from '../config/usage-error';
import { renderChanges } from '../report/changes';
import { oneLine } from '../report/escape';
import { render } from '../report/render';
import type { Report } from '../types';
import { check } from './check';
import { FileWatcher } from './file-watcher';
import { formatError } from './format-error';
import { EXIT } from './io';
import type { Io } from './io';
import { watchedFiles } from './watched-files';

/**
 * Checks the server, and again after each change of a file or on Enter or `r`, until `q` or Ctrl+C. The first report is shown
 * whole, later ones as the difference from the one before. An error of a run, such as a wrong file, is shown, gives the exit code 2,
 * and does not end the watch. Ctrl+C also ends a run early, with a partial report. Other keys do not shorten a run: `q` ends the watch
 * after it, and the rest have no effect.
 *
 * @param watcher detects changes; tests replace it
 * @returns the exit code of the last run
 * @throws UsageError with --write-baseline, which each run would replace
 */
export async function watch(flags: Flags, io: Io, watcher: FileWatcher = new FileWatcher()): Promise<number> {
  if (flags.writeBaseline !== undefined) throw new UsageError('--write-baseline cannot be used with --watch');
  const end = new AbortController();
  let wake = () => {};
  const unsubscribe = [
    io.onTerminate(() => end.abort()),
    io.onKey((key) => {
      if (key === 'q') end.abort();
      else if (key === 'r' || key === '\r' || key === '\n') wake();
    }),
  ];
  let previous: Report | null = null;
  let files: string[] = [];
  let code: number = EXIT.clean;
  try {
    while (!end.signal.aborted) {
      files = await watchedFiles(flags, io.env, files);
      watcher.setFiles(files);
      code = await checkOnce((report) => {
        const options = { colour: io.colour };
        io.stdout(previous === null ? render('terminal', report, options) : renderChanges(previous, report, options));
        previous = report;
      });
      if (end.signal.aborted) break;
      io.stderr(`watching ${String(files.length)} files; Enter runs again, q ends\n`);
      await nextCause();
    }
  } finally {
    for (const stop of unsubscribe) stop();
  }
  return code;

  async function checkOnce(onReport: (report: Report) => void): Promise<number> {
    try {
      return await check(flags, io, onReport);
    } catch (error) {
      io.progress('');
      io.stderr(formatError(error));
      return EXIT.usage;
    }
  }

  /** Waits for a changed file, a key, or the end of the watch. */
  async function nextCause(): Promise<void> {
    const waiting = new AbortController();
    wake = () => waiting.abort();
    const changed = await watcher.nextChange(AbortSignal.any([end.signal, waiting.signal]));
    wake = () => {};
    if (changed !== null) io.stderr(oneLine(`${changed} changed`));
  }
}
