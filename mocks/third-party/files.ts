import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { readBrowserScript } from '../browser-script';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const THIRD_PARTIES = fileURLToPath(new URL('./', import.meta.url));
const PAGES = `${THIRD_PARTIES}pages/`;

/** Pattern of the modules that a browser may load: message protocols, the pages of `frames/`, our own, pure rules and their random numbers. */
const SERVED_MODULES =
  /^(frames\/[a-z]+\/[a-z0-9-]+|mocks\/(third-party\/(bridge-messages|messages|pages(\/[a-z0-9-]+){2})|domain\/((book|games|slot)\/[a-z0-9-]+|random)))$/;
/** Pattern of the tables that these modules import. */
const SERVED_TABLES = /^mocks\/(third-party\/pages\/[a-z]+|domain\/book)\/[a-z0-9-]+\.json$/;
/** Pattern of the styles of the pages, and of `frames/`. */
const SERVED_STYLES = /^(frames\/)?[a-z0-9-]+\/[a-z0-9-]+\.css$/;
/** Pattern of the scripts of vendors: those of the stand-in's own pages, and the fakes of providers. */
const SERVED_SCRIPTS = /^(pages\/[a-z0-9-]+|providers)\/[a-z0-9-]+$/;

/**
 * Reads a TypeScript module or a table as JavaScript.
 *
 * @param name path in the repository, of a module without extension, of a table with it
 * @returns undefined if missing or not to be served
 */
export async function readModule(name: string): Promise<string | undefined> {
  if (SERVED_MODULES.test(name)) return readBrowserScript(ROOT + name);
  const table = SERVED_TABLES.test(name) ? await readText(ROOT + name) : undefined;
  return table === undefined ? undefined : `export default ${table};`;
}

/**
 * Reads a vendor's script below `mocks/third-party/` as a classic script, in a wrapper that isolates its names.
 *
 * @param name path without extension
 * @returns undefined if missing or not to be served
 */
export async function readClassicScript(name: string): Promise<string | undefined> {
  if (!SERVED_SCRIPTS.test(name)) return undefined;
  const module = await readBrowserScript(THIRD_PARTIES + name);
  return module === undefined ? undefined : `(() => { 'use strict'; ${module.replace(/^export \{\};$/m, '')}\n})();\n`;
}

/** Reads a style sheet. @param name such as `game/game.css`, or `frames/shared/page.css` @returns undefined if missing or not to be served */
export async function readStyle(name: string): Promise<string | undefined> {
  if (!SERVED_STYLES.test(name)) return undefined;
  return readText((name.startsWith('frames/') ? ROOT : PAGES) + name);
}

/** Reads the font of the pages, Figtree, as WOFF2. Rejects if its package is missing. */
export function readFont(): Promise<Uint8Array<ArrayBuffer>> {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  return readFile(createRequire(import.meta.url).resolve(file));
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
