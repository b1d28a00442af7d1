import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { brought } from '../config/bundled-assets';

/** The file with the page of a check. */
export const pageFileOf = (check: string): string => join(brought('pages'), `${check}.md`);

/** The page of a check, in markdown; null where there is none. */
export function pageOf(check: string): string | null {
  const file = pageFileOf(check);
  return /^[a-z-]+$/.test(check) && existsSync(file) ? readFileSync(file, 'utf8') : null;
}
