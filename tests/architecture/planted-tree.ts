import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const projectRoot = process.cwd();

/**
 * Writes a small project of these files into a new folder, runs the work in it and removes it.
 * @param files path in the tree → content
 * @param copied files of this project that the tree has too
 */
export function withPlantedTree<T>(files: Readonly<Record<string, string>>, copied: readonly string[], work: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const path of copied) cpSync(join(projectRoot, path), join(root, path));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
