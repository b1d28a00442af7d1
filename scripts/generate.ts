import { rename, rm } from 'node:fs/promises';

import { ContractError } from './contract/bundle';
import { FRESH } from './generate/fresh';
import { writeGenerated } from './generate/write';

const TARGET = 'generated';

try {
  await writeGenerated(process.cwd(), FRESH);
  // Only a complete run replaces the files that the project works with.
  await rm(TARGET, { recursive: true, force: true });
  await rename(FRESH, TARGET);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  console.error('The contract has problems: generated/ stays as it is.');
  process.exitCode = 1;
} finally {
  await rm(FRESH, { recursive: true, force: true });
}
