import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 180_000;

/** Measures the seconds to the first page of `npm start`. Returns the reason if that failed. */
export async function measureStart(root: string, port: number): Promise<number | string> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    while (!hasEnded() && performance.now() - began < START_TIMEOUT_MS) {
      const page = await fetch(`http://localhost:${String(port)}/`, { headers: { Accept: 'text/html' } }).catch(() => undefined);
      const entry = page?.ok === true ? await fetch(`http://localhost:${String(port)}/src/main.tsx`).catch(() => undefined) : undefined;
      if (entry?.ok === true) return (performance.now() - began) / 1000;
      await wait(20);
    }
    return errorOutput.trim().split('\n').at(-1) ?? 'it did not start';
  } finally {
    if (!hasEnded()) child.kill('SIGTERM');
    while (!hasEnded()) await wait(50);
  }
}
