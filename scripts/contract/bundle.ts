import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { JsonObject } from './json';
import { redoclyProblems } from './linters';

/** Error if the contract cannot be used. The message has one line for each problem. */
export class ContractError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Bundles the sources of the contract into one document.
 * @param root absolute path of the project's folder
 * @throws {ContractError} if a source cannot be read or a reference leads nowhere; the bundler's own error if the linter finds no problem
 */
export async function bundleContract(root: string): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/redocly'), ['bundle', 'openapi/openapi.yaml', '--output', file], { cwd: root });
    return JSON.parse(await readFile(file, 'utf8')) as JsonObject;
  } catch (cause) {
    // The linter itself fails on a file that is no YAML.
    const problems = await redoclyProblems(root).catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    throw problems.length === 0 ? cause : new ContractError(problems);
  } finally {
    await rm(folder, { recursive: true });
  }
}
