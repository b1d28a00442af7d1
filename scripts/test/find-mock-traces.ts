import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts that only the stand-in and its packages contain. */
const TRACES = ['mockServiceWorker', 'standin-secret', 'palpite2026', 'exemplo.invalid', '__mock', 'fakerjs', 'setupWorker', 'createWorld'];

/**
 * Finds contents and names of files that come from the stand-in, one line per file and trace. Source maps are left out.
 * @throws if the folder does not exist
 */
export async function findMockTraces(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines: string[] = [];
  // A source map contains comments and dead code, and is not served.
  for (const entry of entries.filter((one) => one.isFile() && !one.name.endsWith('.map'))) {
    const path = join(entry.parentPath, entry.name);
    const text = `${entry.name}\n${await readFile(path, 'latin1')}`;
    for (const trace of TRACES) if (text.includes(trace)) lines.push(`${path}: contains '${trace}' of the stand-in`);
  }
  return lines;
}
