import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assetPath } from '../contract/bundled-assets';

export const checkPageFile = (check: string): string => join(assetPath('pages'), `${check}.md`);

export function readCheckPage(check: string): string | null {
  const file = checkPageFile(check);
  return /^[a-z-]+$/.test(check) && existsSync(file) ? readFileSync(file, 'utf8') : null;
}
