import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { withLock } from './lock.mjs';
import { packagesReady } from './packages.mjs';

/**
 * Installs the packages of a folder's package-lock.json unless installed. Parallel calls install once.
 * @param {string} root the folder
 * @returns {Promise<boolean>} false if npm failed
 */
export async function ensurePackages(root) {
  if (packagesReady(root)) return true;
  return withLock(join(root, '.cache/install.lock'), () => packagesReady(root) || install(root));
}

function install(root) {
  const started = Date.now();
  console.error('Installing packages. The first time this takes about a minute.');
  // Hides EBADENGINE warnings: the packages run on the bundled, newer Node.
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: hostPath(root) },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.error !== undefined) console.error(`npm did not start: ${result.error.message}`);
  if (result.status !== 0) return false;
  console.error(`Packages are ready after ${Math.round((Date.now() - started) / 1000)} s.`);
  return true;
}

/**
 * Returns PATH without the project's programs: npm must not run on a Node that it is about to delete.
 * @param {string} root
 */
export function hostPath(root, path = process.env.PATH ?? '') {
  const own = join(root, 'node_modules');
  return path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(own))
    .join(delimiter);
}
