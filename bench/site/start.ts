import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE = 180_000;

/**
 * How long `npm start` takes until the first page is answered, in seconds.
 *
 * @param root folder of the project
 * @param port of the site
 * @returns the reason where it could not be measured
 */
export async function timeStart(root: string, port: number): Promise<number | string> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  try {
    while (!ended() && performance.now() - began < PATIENCE) {
      const page = await fetch(`http://localhost:${String(port)}/`, { headers: { Accept: 'text/html' } }).catch(() => undefined);
      const entry = page?.ok === true ? await fetch(`http://localhost:${String(port)}/src/main.tsx`).catch(() => undefined) : undefined;
      if (entry?.ok === true) return (performance.now() - began) / 1000;
      await wait(20);
    }
    return said.trim().split('\n').at(-1) ?? 'it did not start';
  } finally {
    if (!ended()) child.kill('SIGTERM');
    while (!ended()) await wait(50);
  }
}
