import { readFileSync, renameSync, writeFileSync } from 'node:fs';

import { restoreSnapshot, takeSnapshot } from './db/snapshot';
import type { World } from './db/world';

/** Interval between two saves, in ms: the most that a killed server loses. */
const EVERY = 1000;

/**
 * Persists a world in a file. An existing file is restored first.
 *
 * @param file path; created if missing
 * @returns a function that saves once more and stops
 * @throws if the file is not a valid snapshot
 */
export function keepSaved(world: World, file: string): () => void {
  const kept = read(file);
  if (kept !== undefined) restoreSnapshot(world, kept);
  let written = kept;
  const write = () => {
    const text = takeSnapshot(world);
    if (text === written) return;
    // Written to a temporary file first, so that a crash cannot corrupt the previous one.
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
