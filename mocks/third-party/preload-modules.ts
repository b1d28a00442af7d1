import { posix } from 'node:path';

import { readModule } from './files';

const PREFIX = '/js/';
/** Modules that the HTML of a page loads. */
const ENTRY = /<(?:script type="module" src|link rel="modulepreload" href)="\/js\/([^"]+)"/g;
/** Static imports of the compiled modules: relative, without extension. */
const STATIC_IMPORT = /^(?:import|export)\b[^;"]*?"(\.{1,2}\/[^"]+)";/gm;

/** Links by the modules of a page, kept for the life of the process. */
const preloads = new Map<string, Promise<string>>();

/**
 * Adds links to all modules that a page's modules import. Without them the browser finds the imports of a module only after the
 * module has arrived, which takes seconds on a slow network. Returns HTML without modules as it is, and rejects if one does not compile.
 */
export async function preloadModules(html: string): Promise<string> {
  const entries = [...html.matchAll(ENTRY)].map(([, name = '']) => name);
  if (entries.length === 0) return html;
  const key = entries.join(' ');
  const links = preloads.get(key) ?? listLinks(entries);
  preloads.set(key, links);
  // A module that does not compile is tried again at the next load.
  links.catch(() => preloads.delete(key));
  return html.replace('</head>', `${await links}</head>`);
}

async function listLinks(entries: readonly string[]): Promise<string> {
  const found = new Set(entries);
  // The set also iterates over modules that are added meanwhile.
  for (const name of found) for (const imported of await listImports(name)) found.add(imported);
  const missing = [...found].filter((name) => !entries.includes(name));
  return missing.map((name) => `<link rel="modulepreload" href="${PREFIX}${name}">`).join('');
}

async function listImports(name: string): Promise<string[]> {
  const source = (await readModule(name)) ?? '';
  return [...source.matchAll(STATIC_IMPORT)].map(([, path = '']) => posix.join(posix.dirname(name), path));
}
