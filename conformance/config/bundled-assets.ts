import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the checker brings with it besides its code: beside the bundle in the package, else as the repository has it. */
const BUNDLED = {
  contract: ['../contract/openapi.yaml', '../../openapi/openapi.yaml'],
  pages: ['../docs/checks'],
  scenarios: ['../scenarios'],
} as const;

/**
 * Where something that the checker brings stands.
 *
 * @returns an absolute path; it leads nowhere where neither the package nor the repository has it
 */
export function assetPath(asset: keyof typeof BUNDLED): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = BUNDLED[asset].map((path) => join(here, path));
  return candidates.find((location) => existsSync(location)) ?? candidates[0] ?? here;
}
