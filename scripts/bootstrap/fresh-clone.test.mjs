import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT_BASE = 7900;

let folder;
let started;
beforeEach(() => {
  // The folder has an accent and spaces in its name, as on a Brazilian desktop.
  folder = mkdtempSync(join(tmpdir(), 'Área de trabalho '));
});
afterEach(async () => {
  if (started?.exitCode === null) {
    const exit = new Promise((resolve) => started.once('exit', resolve));
    started.kill('SIGTERM');
    await exit;
  }
  rmSync(folder, { recursive: true });
});

const isOk = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

// The versions that Node 20 and Node 22 bring.
it.each(['10.8.2', '10.9.0'])('a fresh clone installed by npm %s starts and answers', async (version) => {
  const clone = join(folder, 'palpite ção');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  execFileSync('npm', ['install', '--silent', '--prefix', join(folder, 'npm'), `npm@${version}`]);
  const env = { ...process.env, PATH: `${join(folder, 'npm/node_modules/.bin')}${delimiter}${process.env.PATH}` };
  expect(execFileSync('npm', ['--version'], { env, encoding: 'utf8' }).trim()).toBe(version);

  started = spawn('npm', ['start', '--', '--port-base', String(PORT_BASE)], { cwd: clone, env, stdio: 'ignore' });
  await vi.waitUntil(async () => started.exitCode !== null || (await isOk(`http://localhost:${PORT_BASE}/`)), { timeout: 280_000 });
  expect(started.exitCode).toBeNull();
  expect(await isOk(`http://localhost:${PORT_BASE}/v2/games`)).toBe(true);
});
