import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Module whose style sheets are the global ones, and the weakest. */
const GLOBAL = 'src/app/styles.ts';
const ENTRIES = ['src/main.tsx', 'workbench/main.tsx'];
/** Folders from the weakest to the strongest: each renders parts of those before it. */
const SOURCE_LAYERS = ['src/shared/', 'src/fairness/', 'src/shell/', 'src/features/', 'src/app/', 'src/startup/', 'workbench/'];

/**
 * Sheets without a layer. Browsers without layers must read the first, whose element no other sheet styles. The verifier page is
 * one file with one sheet.
 */
export const UNLAYERED: readonly string[] = ['src/app/unsupported/unsupported.css', 'src/fairness/verifier/page/verificar.css'];

const IMPORT = /\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;
/** A type may come from the component that renders this one. */
const TYPE_IMPORT = /\b(?:import|export) type [^;]*;/g;
const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

interface Module {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * Returns all layered style sheets, relative to the root, from the weakest to the strongest. A sheet is after those of
 * the components that its component imports, so that a component can always restyle its parts. The order depends on the
 * imports only, never on the loading of chunks.
 */
export function cascadeOrder(root: string): string[] {
  const modules = readModules(root, [GLOBAL, ...ENTRIES]);
  const global = modules.get(GLOBAL)?.sheets ?? [];
  const others = sortByImports(modules).filter((sheet) => !global.includes(sheet) && !UNLAYERED.includes(sheet));
  return [...global, ...SOURCE_LAYERS.flatMap((folder) => others.filter((sheet) => sheet.startsWith(folder)))];
}

/** Reads what the entries import, directly or not. */
function readModules(root: string, entries: readonly string[]): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  const read = (file: string) => {
    if (modules.has(file) || !existsSync(join(root, file))) return;
    const imports = importedFiles(root, file);
    const found = {
      modules: imports.filter((name) => !name.endsWith('.css')),
      sheets: imports.filter((name) => name.endsWith('.css')),
    };
    modules.set(file, found);
    for (const next of found.modules) read(next);
  };
  for (const entry of entries) read(entry);
  return modules;
}

/** Sorts the sheets topologically. Of modules that import each other, the first one found is weaker. */
function sortByImports(modules: ReadonlyMap<string, Module>): string[] {
  const seen = new Set<string>();
  const sorted: string[] = [];
  const visitModule = (file: string) => {
    const found = modules.get(file);
    if (found === undefined || seen.has(file)) return;
    seen.add(file);
    for (const next of found.modules) visitModule(next);
    for (const sheet of found.sheets) visitSheet(sheet);
  };
  const visitSheet = (sheet: string) => {
    if (seen.has(sheet)) return;
    seen.add(sheet);
    // A sheet of several modules is after the parts of all of them.
    const users = [...modules.values()].filter(({ sheets }) => sheets.includes(sheet));
    for (const next of users.flatMap((user) => user.modules)) visitModule(next);
    sorted.push(sheet);
  };
  for (const file of modules.keys()) visitModule(file);
  return sorted;
}

function importedFiles(root: string, file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replace(TYPE_IMPORT, '');
  return [...code.matchAll(IMPORT)].flatMap(([, from, imported]) => resolveImport(root, file, from ?? imported ?? '') ?? []);
}

/** Returns undefined for packages, generated code and assets. */
function resolveImport(root: string, importer: string, name: string): string | undefined {
  const target = name.startsWith('@/') ? `src/${name.slice(2)}` : name.startsWith('.') ? join(dirname(importer), name) : undefined;
  if (target === undefined) return undefined;
  return ENDINGS.map((ending) => target + ending).find((path) => /\.(tsx?|css)$/.test(path) && existsSync(join(root, path)));
}
