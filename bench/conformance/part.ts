import { readFileSync } from 'node:fs';

/**
 * Returns one of several equal shares, so that a long benchmark can be run in pieces.
 * @param part `2/4`: every fourth entry, from the second one
 * @throws if the share does not exist
 */
export function takePart<T>(all: readonly T[], part: string): readonly T[] {
  const [number = 0, count = 0] = part.split('/').map(Number);
  if (!(number >= 1 && number <= count)) throw new Error(`--part ${part} is no share such as 2/4.`);
  return all.filter((_, index) => index % count === number - 1);
}

/** Reads the trials of several pieces, which `--out` has written. */
export const readTrials = <T>(files: readonly string[]): readonly T[] =>
  files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly T[]);
