import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Manifest } from 'vite';

import { withStaticImports } from '../site/static-imports';

const ENTRY = 'index.html';

/**
 * Returns the paths, from the root of the site, of the scripts of a build that its entry does not import statically.
 * @throws if there is no build
 */
export function readLazyChunks(dist: string): Set<string> {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`There is no build in ${dist}: run npm run build.`);
  return listLazyChunks(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}

/** Returns the paths of the scripts in a manifest of Vite that the entry does not import statically. */
export function listLazyChunks(manifest: Manifest): Set<string> {
  const initial = new Set(withStaticImports(manifest, [ENTRY]));
  const files = Object.entries(manifest).filter(([name, { file }]) => !initial.has(name) && file.endsWith('.js'));
  return new Set(files.map(([, { file }]) => `/${file}`));
}
