import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const MOCKS = fileURLToPath(new URL('..', import.meta.url));
const PAGES = fileURLToPath(new URL('pages/', import.meta.url));

/** What a browser may load: the pages, the message schema, the pure rules, and the source of chance under them. */
const MODULE = /^(third-party\/(message-fields|messages|(book|slot)\/[a-z0-9-]+|pages(\/[a-z0-9-]+){2})|db\/random)$/;
const STYLE = /^[a-z0-9-]+\/[a-z0-9-]+\.css$/;
const CLASSIC = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** The text of a page's HTML file, named as `folder/file.html`. */
export function pageSource(name: string): Promise<string> {
  return readFile(PAGES + name, 'utf8');
}

/**
 * A TypeScript module as the browser runs it: the types are blanked out, every line and column stays where it is.
 *
 * @param name its path below `mocks/`, without an ending
 * @returns undefined when the browser has no business with such a file, or there is none
 */
export async function moduleSource(name: string): Promise<string | undefined> {
  if (!MODULE.test(name)) return undefined;
  const source = await text(`${MOCKS}${name}.ts`);
  return source === undefined ? undefined : stripTypeScriptTypes(source);
}

/**
 * A script that a page of ours loads as a vendor's: no module, so it must import nothing statically. It is wrapped on
 * its own lines, so that its names stay its own and its line numbers true.
 */
export async function classicSource(name: string): Promise<string | undefined> {
  if (!CLASSIC.test(name)) return undefined;
  const source = await text(`${PAGES}${name}.ts`);
  if (source === undefined) return undefined;
  const body = stripTypeScriptTypes(source).replace(/^export \{\};$/m, '');
  return `(() => { 'use strict'; ${body}})();\n`;
}

/** A stylesheet, named as `folder/file.css`. */
export async function styleSource(name: string): Promise<string | undefined> {
  return STYLE.test(name) ? text(PAGES + name) : undefined;
}

/** The typeface of the pages, in its Latin subset. */
export function typeface(): Promise<Uint8Array<ArrayBuffer>> {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  return readFile(createRequire(import.meta.url).resolve(file));
}

async function text(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
