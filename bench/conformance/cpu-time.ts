import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRELOADED = fileURLToPath(new URL('report-cpu-time.cjs', import.meta.url));

/** CPU time of the measured processes. Other work on the machine changes it far less than it changes the elapsed time. */
export interface CpuTime {
  /** Forgets the processes that have ended. */
  reset: () => void;
  /** Returns the CPU seconds of the processes that have ended since the last reset. */
  read: () => number;
}

/**
 * Measures the programs of Node that this process starts from now on. Sets `NODE_OPTIONS` of this process for good, which preloads a
 * module, and `BENCH_CPU_FILE`, to which that module writes. The temporary file stays. A process that is killed is not counted.
 */
export function measureCpuTime(): CpuTime {
  const file = join(mkdtempSync(join(tmpdir(), 'cpu-time-')), 'seconds.txt');
  process.env['BENCH_CPU_FILE'] = file;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --require=${PRELOADED}`.trim();
  const reset = () => writeFileSync(file, '');
  reset();
  return {
    reset,
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .reduce((sum, line) => sum + Number(line), 0),
  };
}
