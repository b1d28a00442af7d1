import { readFile } from 'node:fs/promises';

/**
 * Reads a module that was compiled when the package was built. This file takes the place of `browser-script.ts` in the package.
 *
 * @param path without extension
 * @returns undefined if there is no such module
 */
export function readBrowserScript(path: string): Promise<string | undefined> {
  return readFile(`${path}.js`, 'utf8').catch(() => undefined);
}
