// Started by `contract-process.ts`. Checks the contract for each message, and writes the files of the stand-in.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sourceProblems } from '../contract/source-problems';
import { bundleWarm } from '../contract/warm-bundle';
import type { Document } from '../generate/document';
import { withInternalForms } from '../generate/document';
import { renderEvents, renderOperations } from '../generate/tables';
import type { CheckRequest, CheckResponse } from './contract-process';

const root = process.cwd();

async function check({ folder }: CheckRequest): Promise<readonly string[]> {
  try {
    const bundle = await bundleWarm(root);
    const problems = sourceProblems(root, bundle);
    if (problems.length === 0 && folder !== undefined) await writeFiles(folder, bundle);
    return problems;
  } catch (error) {
    // Also of a file that is being written.
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The files that `stand-in-files.ts` lists. Generating the others takes seconds. */
async function writeFiles(folder: string, bundle: unknown): Promise<void> {
  // Checked before, as in `generate/write.ts`.
  const document = withInternalForms(bundle as Document);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(bundle));
  await writeFile(join(folder, 'operations.ts'), renderOperations(document));
  await writeFile(join(folder, 'events.ts'), renderEvents(document));
}

process.on('message', (request: CheckRequest) => {
  void check(request).then((problems) => process.send?.({ problems } satisfies CheckResponse));
});
