import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether what npm last installed is what the lock file asks for. npm writes its own record at the very end of an
 * install, so a broken one has none and never counts as complete.
 * @param {{packages: Record<string, LockedPackage>}} lock package-lock.json
 * @param {{packages: Record<string, LockedPackage>}} installed node_modules/.package-lock.json
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}} LockedPackage
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const extra = Object.keys(installed.packages).some((path) => !(path in lock.packages));
  return (
    !extra &&
    wanted.every(([path, entry]) => {
      const found = installed.packages[path];
      // npm leaves out optional packages that are made for another system.
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    })
  );
}

/**
 * Whether `npm ci` can be skipped in this folder.
 * @param {string} root
 */
export function packagesReady(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  try {
    return isInstalled(readJson(join(root, 'package-lock.json')), readJson(record));
  } catch {
    return false;
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
