import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assetPath } from '../config/bundled-assets';

/** The file with the page of a check. */
export const checkPageFile = (check: string): string => join(assetPath('pages'), `${check}.md`);

/** The page of a check, in markdown; null where there is none. */
export function readCheckPage(check: string): string | null {
  const file = checkPageFile(check);
  return /^[a-z-]+$/.test(check) && existsSync(file) ? readFileSync(file, 'utf8') : null;
}
