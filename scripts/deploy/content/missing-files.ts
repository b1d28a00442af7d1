import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';

/** Pattern of the files that a page names: in attributes, and of the build's files also in inline code. */
const OF_PAGE = /(?:href|src)="(\/[^"?#]*\.\w+)"|(\/assets\/[\w.-]+\.\w+)/g;
/** Pattern of the build's files that a script names. */
const OF_SCRIPT = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.\w+)["'`]/g;

/**
 * Finds files that pages (`.html`) and scripts in `/assets/` name and that do not exist in the folder.
 *
 * @param files paths of all files of the folder, such as `assets/a.js`
 * @param isForwarded returns true for paths that the host forwards to the backend
 * @param imports import map of the pages: names by which scripts import each other, with the paths of their files
 * @returns messages such as `/index.html names /assets/a.js`
 */
export async function findMissingFiles(
  folder: string,
  files: readonly string[],
  isForwarded: (path: string) => boolean = () => false,
  imports: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const existing = new Set(files.map((file) => `/${file}`));
  const missing: string[] = [];
  for (const file of existing) {
    const names = await namesIn(folder, file);
    for (const name of new Set(names))
      if (!existing.has(imports[name] ?? name) && !isForwarded(name)) missing.push(`${file} names ${name}`);
  }
  return missing;
}

async function namesIn(folder: string, file: string): Promise<string[]> {
  const extension = extname(file);
  const isScript = extension === '.js' && file.startsWith('/assets/');
  if (!isScript && extension !== '.html') return [];
  const source = await readFile(join(folder, file), 'utf8');
  if (isScript) return [...source.matchAll(OF_SCRIPT)].map(([, name = '']) => posix.join('/assets', name));
  return [...source.matchAll(OF_PAGE)].map(([, ofAttribute, ofCode]) => ofAttribute ?? ofCode ?? '');
}
