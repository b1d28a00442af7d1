import { rename, rm } from 'node:fs/promises';

import { ContractError } from './contract/bundle';
import { compareFolders } from './generate/compare-folders';
import { FRESH } from './generate/fresh';
import { writeGenerated } from './generate/write';

const TARGET = 'generated';

try {
  await writeGenerated(process.cwd(), FRESH);
  // Only a complete run replaces the files that the project works with, and only a different one reloads the site.
  if ((await compareFolders(FRESH, TARGET)).length > 0) {
    await rm(TARGET, { recursive: true, force: true });
    await rename(FRESH, TARGET);
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  console.error('The contract has problems: generated/ stays as it is.');
  process.exitCode = 1;
} finally {
  await rm(FRESH, { recursive: true, force: true });
}
