import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Manifest } from 'vite';

import { withStaticImports } from '../site/static-imports';
import { type BuiltModule, MODULES } from '../site/build-plugin';
import { importCycles } from './import-cycles';

/** Limits of the first load of a page with the site's entry: kB (1000 bytes) of scripts and of styles after brotli, and number of files. */
export interface Budget {
  /** Source of the page, as the manifest names it. */
  readonly page: string;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
}

/** Modules that must not be part of a first load. */
const ON_DEMAND =
  /^node_modules\/(zod|pusher-js|laravel-echo|@sentry\/|dompurify|react-hook-form|@hookform\/|maska|uqr|react-window|openapi-fetch)|^src\/(realtime\/(connection|realtime)\.|app\/monitoring\/|startup\/deferred\/)/;

const MAX_LISTED_MODULES = 8;
const ENTRY = 'index.html';
const KB = 1000;

type Modules = Readonly<Record<string, BuiltModule>>;

/**
 * Returns a summary line per budget, and a violation line per exceeded limit, module that must load on demand, and import cycle.
 * @param folder folder of a build of the site, with its manifest
 * @throws if the build has no such page
 */
export async function checkBudgets(folder: string, budgets: readonly Budget[]): Promise<{ summary: string[]; violations: string[] }> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const modules = JSON.parse(await readFile(join(folder, MODULES), 'utf8')) as Modules;
  const sizes = new Map<string, number>();
  const summary: string[] = [];
  const violations = importCycles(manifest).map((cycle) => `The build has a cycle of imports: ${cycle}`);
  const size = async (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(await readFile(join(folder, file))).length;
    sizes.set(file, known);
    return known;
  };
  const sum = async (files: readonly string[]) => (await Promise.all(files.map(size))).reduce((one, other) => one + other, 0) / KB;

  for (const { page, scripts, styles, requests } of budgets) {
    if (manifest[page] === undefined) throw new Error(`The build has no ${page}.`);
    const chunks = withStaticImports(manifest, [ENTRY, page]);
    const own = chunks.map((name) => manifest[name]?.file ?? '');
    const sheets = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))];
    const [js, css, files] = [await sum(own), await sum(sheets), own.length + sheets.length];
    summary.push(
      `${page}: ${js.toFixed(1)} of ${String(scripts)} kB scripts, ${css.toFixed(1)} of ${String(styles)} kB styles, ${String(files)} of ${String(requests)} files`,
    );
    const included = Object.entries(modules).filter(([, { file }]) => own.includes(file));
    for (const [name] of included.filter(([module]) => ON_DEMAND.test(module))) {
      violations.push(`${page} loads ${name}, which must be loaded on demand: ${importPath(modules, own, name).join(' ← ')}`);
    }
    if (js > scripts)
      violations.push(`${page} loads ${js.toFixed(1)} kB of scripts. The limit is ${String(scripts)}. ${heaviest(included, modules, own)}`);
    if (css > styles) violations.push(`${page} loads ${css.toFixed(1)} kB of styles. The limit is ${String(styles)}: ${sheets.join(', ')}`);
    if (files > requests)
      violations.push(`${page} loads ${String(files)} files. The limit is ${String(requests)}: ${[...own, ...sheets].join(', ')}`);
  }
  return { summary, violations };
}

function heaviest(included: readonly (readonly [string, BuiltModule])[], modules: Modules, files: readonly string[]): string {
  const own = included.filter(([name]) => !name.startsWith('node_modules/react'));
  const first = own.toSorted(([, one], [, other]) => other.bytes - one.bytes).slice(0, MAX_LISTED_MODULES);
  return `Its largest modules:\n${first.map(([name, { bytes }]) => `  ${(bytes / KB).toFixed(1)} kB before minification: ${importPath(modules, files, name).join(' ← ')}`).join('\n')}`;
}

/** Returns the chain of imports from a module to the entry. */
function importPath(modules: Modules, files: readonly string[], name: string): string[] {
  const path = [name];
  for (let at = name; ;) {
    const next = modules[at]?.importers.find((importer) => !path.includes(importer) && files.includes(modules[importer]?.file ?? ''));
    if (next === undefined) return path;
    path.push(next);
    at = next;
  }
}
