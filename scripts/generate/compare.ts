import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where two folders differ, byte for byte.
 *
 * @param expected a folder freshly written
 * @param actual the folder to be judged
 * @returns one line a difference, sorted by path; none when they are the same
 */
export async function differences(expected: string, actual: string): Promise<string[]> {
  const [wanted, found] = await Promise.all([filesOf(expected), filesOf(actual)]);
  const lines = found.filter((file) => !wanted.includes(file)).map((file) => `${file}: is not generated`);
  for (const file of wanted) {
    if (!found.includes(file)) lines.push(`${file}: is missing`);
    else if (!(await readFile(join(expected, file))).equals(await readFile(join(actual, file)))) {
      lines.push(`${file}: differs from what the contract gives`);
    }
  }
  return lines.sort();
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
