import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const projectRoot = process.cwd();

/**
 * Runs `work` in a temporary project, which is removed afterwards.
 *
 * @param files content by path
 * @param copied files of this project that are copied to it
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
