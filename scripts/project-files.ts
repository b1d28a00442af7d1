import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Names of the folders, at any depth, whose files are not listed. */
const SKIPPED = new Set(['node_modules', 'generated', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * Lists the files below folders of the project, relative to the root and sorted, without hidden folders, packages, builds, reports and
 * generated code.
 */
export function projectFiles(folders: readonly string[]): string[] {
  return folders.flatMap(filesBelow).toSorted();
}

/** Lists the files directly in the root, also hidden ones. */
export function rootFiles(): string[] {
  return readdirSync(projectRoot, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** Returns a path of the command line, which is resolved in the working directory, as `projectFiles` lists it: relative to the root. */
export function projectPath(path: string): string {
  return relative(projectRoot, resolve(path)).replaceAll(sep, '/');
}

/** Returns the absolute path of a file of the project. */
export function absolute(file: string): string {
  return join(projectRoot, file);
}

function filesBelow(folder: string): string[] {
  return readdirSync(absolute(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.') ? filesBelow(path) : [];
  });
}
