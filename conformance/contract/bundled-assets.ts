import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths of the files and folders that come with the checker, relative to this folder: in the package first, then in the repository. */
const BUNDLED = {
  contract: ['../contract/openapi.yaml', '../../openapi/openapi.yaml'],
  /** Pages of the checks, in Markdown, by the name of the check. */
  pages: ['../docs/checks'],
  scenarios: ['../scenarios'],
  /** Contracts that were parsed when the package was built; they exist only in the package. */
  parsed: ['../parsed'],
} as const;

/** Returns the absolute path of the first candidate that exists; if none exists, of the first. */
export function assetPath(asset: keyof typeof BUNDLED): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = BUNDLED[asset].map((path) => join(here, path));
  return candidates.find((location) => existsSync(location)) ?? candidates[0] ?? here;
}
