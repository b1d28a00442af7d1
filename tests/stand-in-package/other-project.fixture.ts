import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Environment variables of this process, without those that npm and Vitest add for this project. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(lifecycle|package)_|NODE_(ENV|OPTIONS|PATH)$|VITEST|FORCE_COLOR)/.test(name) && name !== 'TEST' && name !== 'INIT_CWD',
  ),
);

/**
 * Copies the example project to a folder and installs it with npm and a package of the stand-in. Packages that npm has not cached come
 * from the registry.
 *
 * @param example folder of the project, which is copied without `node_modules`
 * @param tarball absolute path of the package
 * @returns functions that run programs there; `end` must be called after the test
 * @throws if the installation fails
 */
export async function createOtherProject(example: string, folder: string, tarball: string) {
  cpSync(example, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: Record<string, string> };
  manifest.devDependencies['palpite-stand-in'] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));

  /** Runs a program of the `PATH`, such as npm, in the folder. @returns the exit code and what it printed */
  const command = async (program: string, ...args: readonly string[]) => {
    const child = spawn(program, args, { cwd: folder, env, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
    const closed = once(child, 'close');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await closed;
    return { code: child.exitCode, output: stdout + stderr };
  };

  // A registry that does not answer is asked again after half a minute, not after npm's five.
  const options = ['--prefer-offline', '--fetch-timeout=30000', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = await command('npm', 'install', ...options);
  if (installed.code !== 0) throw new Error(`npm install failed: ${installed.output}`);

  const running = new Set<ChildProcess>();

  /**
   * Starts a program in the folder, and waits until it is ready, without a time limit. Rejects if it ends before. The returned function ends it.
   *
   * @param ready part of the line that says that it is ready
   * @param more environment variables to add
   */
  const start = async ([program, ...args]: readonly [string, ...string[]], ready: string, more: Record<string, string> = {}) => {
    const child = spawn(program, args, { cwd: folder, env: { ...env, ...more, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(child);
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        if (line.includes(ready)) resolve();
      });
      child.once('exit', () => reject(new Error(`${[program, ...args].join(' ')} ended: ${lines.join('\n')}`)));
    });
    return async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
  };

  /** Ends programs that a failed test has left. */
  const end = () => running.forEach((child) => child.kill('SIGKILL'));

  return { folder, command, start, end };
}

/** Returns a free port of which the next one is free as well. It reserves none of them. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const address = first.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const second = createServer().listen(port + 1, '127.0.0.1');
    const isFree = await once(second, 'listening').then(
      () => true,
      () => false,
    );
    for (const server of [first, second]) server.close();
    await once(first, 'close');
    if (isFree) return port;
  }
}
