import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folder of this project, which must be the working directory. */
export const projectRoot = process.cwd();

/**
 * Runs `work`, which must be synchronous, with a temporary project, and removes the project afterwards.
 *
 * @param files contents of the project's files, by path
 * @param copied paths of files that are copied from this project
 */
export function withFixtureProject<T>(files: Readonly<Record<string, string>>, copied: readonly string[], work: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'fixture-'));
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
