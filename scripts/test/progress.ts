/** A finished step. */
export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly isOk: boolean;
}

/** Interval between two progress lines. */
export const PROGRESS_INTERVAL_MS = 30_000;

/**
 * Renders the progress of a run, such as `3:05  8 of 19 steps done, running: types (12 s), unit (170 s)`.
 *
 * @param seconds since the start of the run
 * @param running the running steps with their seconds so far
 */
export function progressLine(seconds: number, done: number, total: number, running: readonly Omit<StepResult, 'isOk'>[]): string {
  const names = running.map((step) => `${step.name} (${step.seconds.toFixed(0)} s)`);
  return `${formatTime(seconds)}  ${String(done)} of ${String(total)} steps done, running: ${names.join(', ')}`;
}

/** Renders the durations of all steps, the longest first, with the total time of the run. */
export function durationLines(results: readonly StepResult[], seconds: number): string[] {
  const sorted = results.toSorted((one, other) => other.seconds - one.seconds);
  const lines = sorted.map(({ name, seconds: own, isOk }) => `${own.toFixed(1).padStart(8)} s  ${name}${isOk ? '' : ' (failed)'}`);
  return [...lines, `${formatTime(seconds)} in all`];
}

const formatTime = (seconds: number) => `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
