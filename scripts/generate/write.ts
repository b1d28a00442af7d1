import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import openapiTS, { astToString } from 'openapi-typescript';

import type { Document } from './document';
import { withInternalForms } from './document';
import { writeClients, writeValidators } from './orval';
import { renderResponses } from './responses';
import { renderEvents, renderOperations, renderPublicReads, renderValidators } from './tables';

const run = promisify(execFile);

/**
 * Bundles the contract and writes all generated files.
 * @param target directly in `root`, because clients import the mutator by a relative path
 * @throws if the contract or a generator fails
 */
export async function writeGenerated(root: string, target: string): Promise<void> {
  const folder = join(root, target);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const bundle = join(folder, 'openapi.json');
  const redocly = join(root, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', 'openapi/openapi.yaml', '--output', bundle], { cwd: root });
  const document = withInternalForms(JSON.parse(await readFile(bundle, 'utf8')) as Document);

  await writeFile(join(folder, 'schema.d.ts'), astToString(await openapiTS(JSON.stringify(document))));
  await writeFile(join(folder, 'operations.ts'), renderOperations(document));
  await writeFile(join(folder, 'public-reads.ts'), renderPublicReads(document));
  await writeFile(join(folder, 'validators.ts'), renderValidators(document));
  await writeFile(join(folder, 'responses.ts'), renderResponses(document));
  await writeFile(join(folder, 'events.ts'), renderEvents(document));
  await writeClients(document, folder, join(root, 'src/api/mutator.ts'));
  await writeValidators(document, folder);
}
