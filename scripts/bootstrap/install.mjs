import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { withLock } from './lock.mjs';
import { packagesReady } from './packages.mjs';

/** Interval of the lines that say that the installation still runs. */
const REPORT_INTERVAL_MS = 10_000;

/** Files that another package manager leaves in node_modules. */
const OTHER_MANAGERS = [
  ['pnpm', '.modules.yaml'],
  ['Yarn', '.yarn-integrity'],
  ['Yarn', '.yarn-state.yml'],
  ['Bun', '.bun-tag'],
];

/**
 * Installs the packages of a folder's package-lock.json by `npm ci`, which replaces node_modules, unless they are installed. Parallel calls
 * install once. Progress and the reason of a failure are printed to stderr.
 * @param {string} root the folder
 * @returns {Promise<boolean>} false if npm failed, or if the packages of another package manager would be replaced
 */
export async function ensurePackages(root) {
  if (packagesReady(root)) return true;
  const manager = otherManager(root);
  if (manager !== undefined) {
    console.error(
      `node_modules was installed by ${manager}, with other versions than package-lock.json: delete it, and npm installs the right ones.`,
    );
    return false;
  }
  return withLock(join(root, '.cache/install.lock'), () => packagesReady(root) || install(root));
}

/**
 * Returns the name of the package manager that installed node_modules; undefined for npm, or if there are none.
 * @param {string} root
 */
export function otherManager(root) {
  return OTHER_MANAGERS.find(([, file]) => existsSync(join(root, 'node_modules', file)))?.[0];
}

async function install(root) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error('Installing packages. The first time this takes about a minute.');
  const progress = setInterval(() => console.error(`Still installing, for ${seconds()} s.`), REPORT_INTERVAL_MS);
  const code = await runNpm(root);
  clearInterval(progress);
  if (code !== 0) return false;
  console.error(`Packages are ready after ${seconds()} s.`);
  return true;
}

function runNpm(root) {
  // Some packages require a newer Node than they need: docs/decisions/node-versions.md. The log level hides npm's warnings
  // about them.
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`npm did not start: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
