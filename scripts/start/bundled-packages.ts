import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** It loads 500 files of other packages: a third of the time until the stand-in listens. */
export const BUNDLED_PACKAGE = '@mswjs/data';

const CACHE = 'node_modules/.cache/stand-in';
/** Where Node keeps the compiled code of modules. */
export const CODE_CACHE = join(CACHE, 'code');

/** Returns the file of the bundle. Its name changes with any installed package. */
export function bundleFile(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/.package-lock.json')).digest('hex');
  return join(CACHE, `${hash.slice(0, 16)}.mjs`);
}
