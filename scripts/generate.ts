import { rename, rm } from 'node:fs/promises';

import { ContractError } from './contract/bundle';
import { compareFolders } from './generate/compare-folders';
import { writeGenerated } from './generate/write';

// Writes generated/ from openapi/. With `--check` it only compares generated/ with what it would write, and exits with 1 if they differ.
// It also exits with 1 if the contract has problems or a generator fails, and then leaves generated/ as it is.
const TARGET = 'generated';
/**
 * Folder into which files are generated before they replace `generated/`. It is a sibling, so that the relative import of the HTTP
 * function (Orval's mutator) is the same in both.
 */
const FRESH_FOLDER = 'generated.fresh';
const isCheck = process.argv.includes('--check');

try {
  await writeGenerated(process.cwd(), FRESH_FOLDER);
  const differences = await compareFolders(FRESH_FOLDER, TARGET);
  if (isCheck) reportDifferences(differences);
  // The project's files are replaced only by a complete run, and the site reloads only if one differs.
  else if (differences.length > 0) {
    await rm(TARGET, { recursive: true, force: true });
    await rename(FRESH_FOLDER, TARGET);
    console.log(`generated/ was written: ${String(differences.length)} files differ.`);
  } else console.log('generated/ was up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`${error instanceof ContractError ? 'The contract has problems' : 'A generator failed'}: generated/ stays as it is.`);
  process.exitCode = 1;
} finally {
  await rm(FRESH_FOLDER, { recursive: true, force: true });
}

function reportDifferences(differences: readonly string[]): void {
  if (differences.length === 0) return console.log('generated/ matches openapi/.');
  for (const line of differences) console.error(`generated/${line}`);
  console.error('generated/ does not match openapi/: run `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}
