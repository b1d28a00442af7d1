import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Cache folder in `node_modules` of the project or of the stand-in's package. It does not depend on the working directory. */
const OWN = fileURLToPath(new URL('../../node_modules/.cache/images', import.meta.url));

/** Creates the folder that keeps encoded images, if it is missing, and returns it, or a new temporary one if it cannot be written. */
export function cacheFolder(folder = OWN): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), 'images-'));
  }
}
