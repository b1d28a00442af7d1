import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** Modules whose types are public, and those that they import types from. */
const MODULES = [
  'generated/operations.ts',
  'mocks/examples/answer-call.ts',
  'mocks/examples/contract-handlers.ts',
  'mocks/http/example-response.ts',
  'mocks/examples/requested-page.ts',
  'mocks/package/msw.ts',
  'mocks/package/node.ts',
];
/** Module with the types of the contract, in `generated/`. */
const INTERNAL_TYPES = 'schema';

/**
 * Writes the types of the package into one folder, which it creates: a `.d.ts` file of each of `MODULES`, and `contract.d.ts`. The types of
 * the contract are those of the values that a backend sends, not of the internal forms that the site converts them to (SPEC D15). Reads
 * `generated/openapi.json`.
 *
 * @throws Error if a public module exports something without a type
 */
export async function writeDeclarations(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const contract = await openapiTS(readFileSync(join(root, 'generated/openapi.json'), 'utf8'), { defaultNonNullable: false });
  writeFileSync(join(folder, 'contract.d.ts'), astToString(contract));
  for (const file of MODULES) {
    const compilerOptions = { declaration: true, isolatedDeclarations: true, verbatimModuleSyntax: true };
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(root, file), 'utf8'), {
      compilerOptions,
      fileName: file,
    });
    for (const { messageText } of diagnostics) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    writeFileSync(join(folder, basename(file).replace(/ts$/, 'd.ts')), withFlatImports(outputText));
  }
}

/** Rewrites imports for one folder of modules, with the extension that Node's resolution needs. */
function withFlatImports(declarations: string): string {
  return declarations.replaceAll(/(from|import\()\s*'(?:@generated|\.{1,2})\/([^']+)'/g, (_, keyword: string, path: string) => {
    const name = basename(path);
    return `${keyword} './${name === INTERNAL_TYPES ? 'contract' : name}.js'`;
  });
}
