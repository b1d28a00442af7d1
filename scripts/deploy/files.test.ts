import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from 'vitest';

import { writeBuild, writeConfig } from './build.fixture';

/** Timeout for a command that hangs: a busy machine takes long. */
const MAX_COMMAND_MS = 55_000;
const command = fileURLToPath(new URL('files.ts', import.meta.url));
let dist = '';
beforeAll(async () => {
  dist = await writeBuild(true);
});

/** Runs the command until it exits. */
async function deploy(config: string, flags: readonly string[] = []) {
  const out = join(dirname(config), 'out');
  const args = ['--import', 'tsx', command, '--config', config, '--dist', dist, '--out', out, ...flags];
  // The timeout ends a command that does not exit, so that the test fails and leaves no process.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: MAX_COMMAND_MS });
  const exit = new Promise<number | null>((done) => child.on('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { out, stdout, stderr, code };
}

test('the command exits when the files are written, although the code of the build has timers', async () => {
  const { out, stdout, code } = await deploy(await writeConfig());
  expect(code).toBe(0);
  expect(stdout).toMatch(/pages, \d+ files and 5 routes for https:\/\/mare\.example \(mare\), in [\d.]+ s\. Reload the web server/);
  expect(await readFile(join(out, 'current/site/casino/index.html'), 'utf8')).toContain('<main class="a">/casino</main>');
});

test('a wrong key of the configuration is one line with file, line and key', async () => {
  const config = await writeConfig({ sentryDns: '' });
  const { stderr, code } = await deploy(config);
  expect(code).toBe(2);
  expect(stderr).toBe(`${config}:1: "sentryDns" must be left out: there is no such key\n`);
});

test('a backend that does not answer is one line and exit code 3', async () => {
  const backend = 'http://127.0.0.1:9';
  const { stderr, code } = await deploy(await writeConfig({}, { backend }), ['--last-data']);
  expect(code).toBe(3);
  expect(stderr).toMatch(/^The backend http:\/\/127\.0\.0\.1:9 does not answer: .+\. To use .+: --last-data\. The site is unchanged\.\n$/);
});
