import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { MODULES } from '../../site/build-plugin';

/** Package whose code or font reaches the player's browser. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** License as an SPDX expression. */
  readonly license: string;
  readonly homepage: string | undefined;
  /** Texts of the license files. */
  readonly texts: readonly string[];
}

/** Folder of the font's package. The build copies the font file, so the package is not in the list of modules. */
const FONT = 'node_modules/@fontsource-variable/figtree';

const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Lists the packages of a build, sorted by folder.
 * @param root folder with node_modules
 * @throws Error if a package states no name, version or license
 */
export async function listShippedPackages(dist: string, root: string): Promise<ShippedPackage[]> {
  const modules = Object.keys(JSON.parse(await readFile(join(dist, MODULES), 'utf8')) as object);
  const folders = new Set([FONT, ...modules.flatMap((module) => packageFolder(module) ?? [])]);
  return Promise.all([...folders].toSorted().map((folder) => readPackage(join(root, folder))));
}

/** Returns the folder of the package that a module belongs to; of a nested package, its own folder. */
function packageFolder(module: string): string | undefined {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

async function readPackage(folder: string): Promise<ShippedPackage> {
  const { name, version, license, homepage } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string') {
    throw new Error(`${folder}/package.json states no name, version or license.`);
  }
  const files = (await readdir(folder)).filter((file) => LICENSE_FILE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { name, version, license, homepage: typeof homepage === 'string' ? homepage : undefined, texts };
}
