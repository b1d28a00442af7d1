import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const SKIPPED = new Set(['node_modules', 'generated', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Lists files relative to the root and sorted, without hidden folders and generated code. */
export function projectFiles(folders: readonly string[]): string[] {
  return folders.flatMap(filesBelow).toSorted();
}

export function rootFiles(): string[] {
  return readdirSync(projectRoot, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

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
