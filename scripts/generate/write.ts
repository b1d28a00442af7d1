import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import openapiTS, { astToString } from 'openapi-typescript';

import { bundleContract, ContractError } from '../contract/bundle';
import { sourceProblems } from '../contract/source-problems';
import type { Document } from './document';
import { withInternalForms } from './document';
import { writeClients, writeValidators } from './orval';
import { renderResponses } from './responses';
import { renderEvents, renderOperations, renderPublicReads, renderRoutes, renderValidators } from './tables';
import { renderUnknownValues, withUnknownValues } from './unknown-values';
import { renderVisitorReads } from './visitor-reads';

/**
 * Bundles the contract, checks it by this project's own rules, and writes all generated files to an emptied folder.
 * @param target Folder directly in `root`, because clients import the HTTP function (Orval's mutator) by a relative path
 * @throws {ContractError} if the contract has problems; {Error} if a generator fails
 */
export async function writeGenerated(root: string, target: string): Promise<void> {
  // The contract is checked first, because a generator's own message about a faulty one is of no help.
  const bundle = await bundleContract(root);
  const problems = sourceProblems(root, bundle);
  if (problems.length > 0) throw new ContractError(problems);
  const folder = join(root, target);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  await writeFile(join(folder, 'openapi.json'), JSON.stringify(bundle, null, 2));
  const document = withInternalForms(bundle as Document);

  await writeFile(join(folder, 'schema.d.ts'), astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false })));
  await writeFile(join(folder, 'operations.ts'), renderOperations(document));
  await writeFile(join(folder, 'routes.ts'), renderRoutes(document));
  await writeFile(join(folder, 'public-reads.ts'), renderPublicReads(document));
  await writeFile(join(folder, 'validators.ts'), renderValidators(document));
  await writeFile(join(folder, 'responses.ts'), renderResponses(document));
  await writeFile(join(folder, 'visitor-reads.ts'), renderVisitorReads(document, bundle as Document));
  await writeFile(join(folder, 'events.ts'), renderEvents(document));
  await writeFile(join(folder, 'unknown-values.ts'), renderUnknownValues(document));
  await writeClients(withUnknownValues(document), folder, join(root, 'src/api/mutator.ts'));
  await writeValidators(document, folder);
}
