import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Manifest } from 'vite';

import { type BuiltModule, MODULES } from '../site/build-plugin';

/** What a page may load before it is drawn: kB after brotli, and files. */
export interface Budget {
  /** Source of the page. */
  readonly page: string;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
}

/** Packages and parts that no first page waits for: each has its moment later. */
const LATER =
  /^node_modules\/(zod|pusher-js|laravel-echo|@sentry\/|dompurify|react-hook-form|@hookform\/|maska|uqr|react-window|openapi-fetch)|^src\/(realtime\/(connection|realtime)\.|app\/(errors\/start-monitoring\.|deferred\/))/;

/** How many modules are named where a budget is crossed. */
const NAMED = 8;
const ENTRY = 'index.html';
const KB = 1000;

type Modules = Readonly<Record<string, BuiltModule>>;

/**
 * Compares a build with what its pages may load.
 *
 * @param folder the build
 * @returns a line for each budget, and one for each that is crossed with the modules behind it
 */
export async function judgeBudgets(folder: string, budgets: readonly Budget[]): Promise<{ told: string[]; crossed: string[] }> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const modules = JSON.parse(await readFile(join(folder, MODULES), 'utf8')) as Modules;
  const sizes = new Map<string, number>();
  const told: string[] = [];
  const crossed: string[] = [];
  const size = async (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(await readFile(join(folder, file))).length;
    sizes.set(file, known);
    return known;
  };
  const sum = async (files: readonly string[]) => (await Promise.all(files.map(size))).reduce((one, other) => one + other, 0) / KB;

  for (const { page, scripts, styles, requests } of budgets) {
    const chunks = chain(manifest, [ENTRY, page]);
    const own = chunks.map((name) => manifest[name]?.file ?? '');
    const sheets = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))];
    const [js, css, files] = [await sum(own), await sum(sheets), own.length + sheets.length];
    told.push(
      `${page}: ${js.toFixed(1)} of ${String(scripts)} kB scripts, ${css.toFixed(1)} of ${String(styles)} kB styles, ${String(files)} of ${String(requests)} files`,
    );
    const held = Object.entries(modules).filter(([, { file }]) => own.includes(file));
    for (const [name] of held.filter(([module]) => LATER.test(module))) {
      crossed.push(`${page} waits for ${name}, which has its moment later: ${path(modules, own, name).join(' ← ')}`);
    }
    if (js > scripts)
      crossed.push(`${page} loads ${js.toFixed(1)} kB of scripts, and may load ${String(scripts)}. ${heaviest(held, modules, own)}`);
    if (css > styles) crossed.push(`${page} loads ${css.toFixed(1)} kB of styles, and may load ${String(styles)}: ${sheets.join(', ')}`);
    if (files > requests)
      crossed.push(`${page} loads ${String(files)} files, and may load ${String(requests)}: ${[...own, ...sheets].join(', ')}`);
  }
  return { told, crossed };
}

function heaviest(held: readonly (readonly [string, BuiltModule])[], modules: Modules, files: readonly string[]): string {
  const own = held.filter(([name]) => !name.startsWith('node_modules/react'));
  const first = own.toSorted(([, one], [, other]) => other.bytes - one.bytes).slice(0, NAMED);
  return `The heaviest in it:\n${first.map(([name, { bytes }]) => `  ${(bytes / KB).toFixed(1)} kB before minification: ${path(modules, files, name).join(' ← ')}`).join('\n')}`;
}

/** How a module comes to be loaded: itself, who imports it, and so on to the first. */
function path(modules: Modules, files: readonly string[], name: string): string[] {
  const way = [name];
  for (let at = name; ;) {
    const next = modules[at]?.importers.find((importer) => !way.includes(importer) && files.includes(modules[importer]?.file ?? ''));
    if (next === undefined) return way;
    way.push(next);
    at = next;
  }
}

function chain(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const name of names) follow(name);
  return [...found];
}
