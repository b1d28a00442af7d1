/** Progress of a benchmark. `step` prints a line with the name of a measurement to stderr, runs it, and returns its result. */
export interface Progress {
  readonly step: <Result>(name: string, measure: () => Promise<Result>) => Promise<Result>;
}

/**
 * Creates the progress output. A failed measurement is repeated once, because a browser may fail to start. If it fails again, `step`
 * rejects.
 * @param total number of measurements
 */
export function createProgress(total: number): Progress {
  const began = performance.now();
  let done = 0;
  return {
    async step(name, measure) {
      done += 1;
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.error(`${`${String(done)}/${String(total)}`.padStart(7)} ${seconds.padStart(4)} s  ${name}`);
      try {
        return await measure();
      } catch (error) {
        console.error(`Again: ${String(error)}`);
        return measure();
      }
    },
  };
}
