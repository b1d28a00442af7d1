import { rename, rm } from 'node:fs/promises';

import { ContractError } from './contract/bundle';
import { compareFolders } from './generate/compare-folders';
import { FRESH_FOLDER } from './generate/fresh';
import { writeGenerated } from './generate/write';

// Writes generated/ from openapi/.
const TARGET = 'generated';

try {
  await writeGenerated(process.cwd(), FRESH_FOLDER);
  // Only a complete run replaces the files that the project works with, and only a different one reloads the site.
  const differences = await compareFolders(FRESH_FOLDER, TARGET);
  if (differences.length > 0) {
    await rm(TARGET, { recursive: true, force: true });
    await rename(FRESH_FOLDER, TARGET);
  }
  console.log(
    differences.length > 0 ? `generated/ was written: ${String(differences.length)} files differ.` : 'generated/ was up to date.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`${error instanceof ContractError ? 'The contract has problems' : 'A generator failed'}: generated/ stays as it is.`);
  process.exitCode = 1;
} finally {
  await rm(FRESH_FOLDER, { recursive: true, force: true });
}
