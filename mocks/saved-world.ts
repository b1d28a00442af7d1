import { readFileSync, renameSync, writeFileSync } from 'node:fs';

import { restoreSnapshot, takeSnapshot } from './db/snapshot';
import type { World } from './db/world';

/** How often a world is written down, in milliseconds: a server that is killed loses no more. */
const EVERY = 1000;

/**
 * Keeps a world in a file: what the file holds is brought back first, and what changes is written to it.
 *
 * @param world whose
 * @param file where; made where it is not there
 * @returns writes it down once more and ends it
 * @throws when the file holds no world
 */
export function keepSaved(world: World, file: string): () => void {
  const kept = read(file);
  if (kept !== undefined) restoreSnapshot(world, kept);
  let written = kept;
  const write = () => {
    const text = takeSnapshot(world);
    if (text === written) return;
    // Under another name first: whoever is killed while writing leaves the old world whole.
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    written = text;
  };
  const timer = setInterval(write, EVERY);
  return () => {
    clearInterval(timer);
    write();
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
