import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];
const PREFIX = 'palpite-unit-';
let folder: string | undefined;

/**
 * Sets environment variables that give the whole run one folder for temporary files, so that tests that fail or forget to clean up leave
 * nothing behind. Vitest calls this for each project. Only the first call creates a folder, because paths of nested folders would be too
 * long for a socket.
 */
export function setup(): void {
  if (basename(tmpdir()).startsWith(PREFIX)) return;
  folder = mkdtempSync(join(tmpdir(), PREFIX));
  for (const name of VARIABLES) process.env[name] = folder;
}

/** Removes the folder after the run, if `setup` of this module has created it. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
