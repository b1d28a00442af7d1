import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts that stand in the mock world, or in what it is made of, and nowhere else. */
const TRACES = ['mockServiceWorker', 'standin-secret', 'palpite2026', 'exemplo.invalid', '__mock', 'fakerjs', 'setupWorker', 'createWorld'];

/**
 * Where a built site holds something of the mock world.
 *
 * @param folder the build
 * @returns one line a trace
 * @throws when there is no build
 */
export async function mockTraces(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = `${entry.name}\n${await readFile(path, 'latin1')}`;
    for (const trace of TRACES) if (text.includes(trace)) lines.push(`${path}: holds '${trace}' of the mock world`);
  }
  return lines;
}
