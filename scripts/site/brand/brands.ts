import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { absolute } from '../../project-files';

import { type BrandFile, parseBrandFile } from './brand-file';

const FOLDER = 'brands';
const DEFAULT_BRAND = 'palpite';

/** Names of the brands that existed when this module was loaded, sorted. */
export const brandNames: readonly string[] = readdirSync(absolute(FOLDER))
  .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
  .toSorted();

/**
 * Reads a brand, by default `palpite`.
 * @throws if it does not exist or its file is wrong
 */
export function readBrand(name: string = DEFAULT_BRAND): BrandFile {
  if (!brandNames.includes(name)) throw new Error(`There is no brand '${name}'. Brands: ${brandNames.join(', ')}.`);
  const file = `${FOLDER}/${name}.json`;
  const brand = parseBrandFile(readFileSync(absolute(file), 'utf8'), file);
  if (brand.name !== name) throw new Error(`${file}: "name" must be the name of the file.`);
  return brand;
}

/** Reads a brand's icon. */
export function readBrandIcon({ icon }: BrandFile): Buffer {
  return readFileSync(join(absolute(FOLDER), icon));
}

/**
 * Returns the brand of a backend's address (SPEC S3, D12); undefined if it belongs to none.
 * @param backend host in lower case, with or without port
 * @throws if the file of any brand is wrong
 */
export function findBrand(backend: string): BrandFile | undefined {
  const host = backend.replace(/:\d+$/, '');
  return brandNames.map((name) => readBrand(name)).find(({ hosts }) => hosts.includes(host) || hosts.includes(backend));
}
