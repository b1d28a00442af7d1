import { readFileSync, renameSync, writeFileSync } from 'node:fs';

import { restoreSnapshot, saveSnapshot } from './db/snapshot';
import type { World } from './db/world';
import { FlagError } from './flags';

/** Interval between two saves, in ms: the most that a killed server loses. */
const SAVE_INTERVAL_MS = 1000;

/**
 * Persists a world in a file, each second if it changed. An existing file is restored first.
 *
 * @param file path; created if missing, in a folder that exists. A failed save is logged once, and tried again
 * @param renew replaces a file that cannot be restored by a new world, with a warning
 * @returns a function that saves once more and stops
 * @throws {FlagError} if the file is not a snapshot of this version, unless it is renewed; another Error if it cannot be read
 */
export function persistToFile(world: World, file: string, { renew = false } = {}): () => void {
  const saved = readSaved(file);
  try {
    if (saved !== undefined) restoreSnapshot(world, saved);
  } catch (cause) {
    if (renew) {
      world.reset();
      console.warn('The state of before does not fit the changed code: the stand-in starts with a new one.');
    } else {
      throw new FlagError(`--save: ${file} is not a saved world of this version. Delete it, or choose another file.`, { cause });
    }
  }
  let written = saved;
  let hasFailed = false;
  const write = () => {
    const text = saveSnapshot(world);
    if (text === written) return;
    // The text is written to a temporary file first, so that a crash cannot corrupt the previous one.
    try {
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
      written = text;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) console.error(`The stand-in could not save its state, and goes on: ${String(error)}`);
      hasFailed = true;
    }
  };
  const timer = setInterval(write, SAVE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    write();
  };
}

function readSaved(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
