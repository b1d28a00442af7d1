import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assetPath } from '../config/bundled-assets';

/** Returns the file of a check's page. */
export const checkPageFile = (check: string): string => join(assetPath('pages'), `${check}.md`);

/** Returns the Markdown page of a check; null if there is none. */
export function readCheckPage(check: string): string | null {
  const file = checkPageFile(check);
  return /^[a-z-]+$/.test(check) && existsSync(file) ? readFileSync(file, 'utf8') : null;
}
