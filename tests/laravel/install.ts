import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of the example, so that Composer is not needed. */
const PACKAGES = ['php-laravel-framework', 'php-sqlite3', 'php-cli'];

/**
 * Checks that Laravel's packages are installed. On Debian, as root, installs them if they are not.
 *
 * @returns an error message with the command to run; undefined if they are installed
 */
export function ensureLaravel(): string | undefined {
  if (isInstalled()) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's packages of Laravel.");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (isInstalled()) return undefined;
  }
  return `The Laravel example needs Debian's packages: \`apt-get install ${PACKAGES.join(' ')}\`.`;
}

const isInstalled = () =>
  existsSync('/usr/share/php/Illuminate/autoload.php') &&
  spawnSync('php', ['-r', "exit(extension_loaded('pdo_sqlite') ? 0 : 1);"]).status === 0;
