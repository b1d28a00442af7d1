import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns true if the installed packages match the lock file; false after an interrupted install.
 * @param {{packages: Record<string, LockedPackage>}} lock package-lock.json
 * @param {{packages: Record<string, LockedPackage>}} installed node_modules/.package-lock.json, which npm writes last
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}} LockedPackage
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const extra = Object.keys(installed.packages).some((path) => !(path in lock.packages));
  return (
    !extra &&
    wanted.every(([path, entry]) => {
      const found = installed.packages[path];
      // npm skips optional packages of other platforms.
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    })
  );
}

/**
 * Returns true if `npm ci` can be skipped, because the packages below `root` match its lock file; false if a lock file is missing or
 * invalid.
 *
 * @param {string} root
 */
export function packagesReady(root) {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  try {
    return isInstalled(readJson(join(root, 'package-lock.json')), readJson(installedFile));
  } catch {
    return false;
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
