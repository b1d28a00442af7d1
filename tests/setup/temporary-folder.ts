import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];
let folder: string | undefined;

/** Gives the whole run one folder for temporary files, so that a test that fails or forgets leaves none behind. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'palpite-unit-'));
  for (const name of VARIABLES) process.env[name] = folder;
}

/** Removes the folder. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
