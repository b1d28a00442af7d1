import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];
const PREFIX = 'palpite-unit-';
let folder: string | undefined;

/**
 * Gives the whole run one folder for temporary files, so that a test that fails or forgets leaves none behind. Vitest calls this
 * for each project: a folder in a folder would soon be too long for a socket's path.
 */
export function setup(): void {
  if (basename(tmpdir()).startsWith(PREFIX)) return;
  folder = mkdtempSync(join(tmpdir(), PREFIX));
  for (const name of VARIABLES) process.env[name] = folder;
}

/** Removes the folder. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
