import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assetPath } from '../contract/bundled-assets';

/** Returns the path of a check's page, also if there is no such file. */
export const checkPageFile = (check: string): string => join(assetPath('pages'), `${check}.md`);

/** Returns the page of a check, with an example of its waiver unless the page has one. @returns null if it has no page */
export function readCheckPage(check: string): string | null {
  const file = checkPageFile(check);
  if (!/^[a-z-]+$/.test(check) || !existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  return page.includes('waivers:') ? page : page + waiverOf(check);
}

const waiverOf = (check: string): string => `
## To live with it for a while

\`\`\`yaml
waivers:
  - check: ${check}
    operation: getWallet     # of the finding; pointer and status of it may be added
    reason: why, and what ends it
    expires: 2027-01-31
\`\`\`
`;
