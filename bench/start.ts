// Measures the time from `npm start` to the first page. The caches are warm only if `npm start` has run before. A missed target is only
// printed.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { printAndKeep, rounded } from './results/kept-runs';

const PORT = Number(process.env.BENCH_PORT ?? 5359);
const START_TIMEOUT_MS = 180_000;
/** Largest time in seconds that meets the target. */
const TARGET_S = 3;

const seconds = await measureStart();
printAndKeep('start', { 'npm start, warm': { 'first page': { s: rounded(seconds, 1), 'at most': TARGET_S } } });

/**
 * Measures the seconds until the site serves its page and its entry module. @throws with the last line of the errors of `npm
 * start` if the site does not start
 */
async function measureStart(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', String(PORT)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    while (!hasEnded() && performance.now() - began < START_TIMEOUT_MS) {
      const page = await fetch(`http://localhost:${String(PORT)}/`, { headers: { Accept: 'text/html' } }).catch(() => undefined);
      const entry = page?.ok === true ? await fetch(`http://localhost:${String(PORT)}/src/main.tsx`).catch(() => undefined) : undefined;
      if (entry?.ok === true) return (performance.now() - began) / 1000;
      await wait(20);
    }
    throw new Error(errorOutput.trim().split('\n').at(-1) || 'npm start does not respond.');
  } finally {
    if (!hasEnded()) child.kill('SIGTERM');
    while (!hasEnded()) await wait(50);
  }
}
