import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tests } from '../../scripts/addresses';
import type { LaravelFault } from './faults';

/** Port of the Laravel server, beside those of the end-to-end tests. */
export const LARAVEL_PORT = tests.standIn + 5;

const SOURCE = 'docs/examples/laravel';
/** Maximum number of times that the server is called until it responds, 100 ms apart. */
const START_ATTEMPTS = 100;

/** Running copy of the example, with a database of its own. */
export interface Application {
  readonly url: string;
  readonly folder: string;
  readonly close: () => void;
}

/**
 * Copies the example, seeds its database and serves it. Needs `ensureLaravel`, and a free port: another server there would be taken for
 * this one. `close` ends the server and deletes the copy.
 *
 * @param environment variables beside those of this process. Those of the fault apply to the server, but not to the seeding
 * @throws Error if the text that a fault changes is missing, the database cannot be seeded, or the server does not start
 */
export async function startApplication(
  port: number,
  fault?: LaravelFault,
  environment: Readonly<Record<string, string>> = {},
): Promise<Application> {
  const folder = mkdtempSync(join(tmpdir(), 'laravel-'));
  cpSync(SOURCE, folder, { recursive: true });
  if (fault?.change !== undefined) breakFile(join(folder, fault.change.file), fault.change.from, fault.change.to);
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  writeFileSync(join(storage, 'database.sqlite'), '');
  const env = { ...process.env, APP_STORAGE: storage, PHP_CLI_SERVER_WORKERS: '4', ...environment };
  const seeded = spawnSync('php', ['artisan', 'migrate:fresh', '--seed', '--force'], { cwd: folder, env, encoding: 'utf8' });
  if (seeded.status !== 0) throw new Error(seeded.stdout + seeded.stderr);
  // The server starts workers. It has a process group, so that they end with it.
  const server = spawn('php', ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${String(port)}`, '-t', 'public', 'public/index.php'], {
    cwd: folder,
    env: { ...env, ...fault?.env },
    stdio: 'ignore',
    detached: true,
  });
  const close = () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${String(port)}`;
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (await answers(`${url}/v2/platform`)) return { url, folder, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  close();
  throw new Error(`Laravel does not answer at ${url}.`);
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Replaces a text in a file. @throws Error if the file does not contain the text */
function breakFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}
