import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { compareFolders } from './generate/compare-folders';
import { FRESH_FOLDER } from './generate/fresh';
import { writeGenerated } from './generate/write';

// Compares generated/ with a new run of the generators.
const root = process.cwd();
try {
  await writeGenerated(root, FRESH_FOLDER);
  const lines = await compareFolders(join(root, FRESH_FOLDER), join(root, 'generated'));
  for (const line of lines) console.error(`generated/${line}`);
  if (lines.length > 0) {
    console.error('generated/ does not match openapi/: run `npm run generate` and commit what it writes.');
    process.exitCode = 1;
  } else {
    console.log('generated/ matches openapi/.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(join(root, FRESH_FOLDER), { recursive: true, force: true });
}
