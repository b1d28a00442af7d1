import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Compares the files of two folders byte by byte. Returns one line per difference, sorted by path. A missing folder has no files. The paths
 * of the folders must be normalized: without `./` at the start and `/` at the end.
 */
export async function compareFolders(expected: string, actual: string): Promise<string[]> {
  const [wanted, found] = await Promise.all([listFiles(expected), listFiles(actual)]);
  const lines = found.filter((file) => !wanted.includes(file)).map((file) => `${file}: is not generated`);
  for (const file of wanted) {
    if (!found.includes(file)) lines.push(`${file}: is missing`);
    else if (!(await readFile(join(expected, file))).equals(await readFile(join(actual, file)))) {
      lines.push(`${file}: differs from a fresh run`);
    }
  }
  return lines.sort();
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
