import { generate as orval, type OptionsExport } from 'orval';

import type { Document } from './document';
import { eventsAsPaths, schemasAsPaths, withBareSchemas, withoutIntroduction } from './document';
import { errorSchemaNames } from './responses';

const BANNER = ['Generated from openapi/ by `npm run generate`. Do not edit.'];
const shared = { clean: true, indexFiles: false, namingConvention: 'kebab-case' } as const;

/** Runs orval without its lines of success. @throws the errors that it would only print */
const generate = (options: OptionsExport) => orval(options, process.cwd(), { logLevel: 'warn', throwOnError: true });

/**
 * Writes TanStack Query clients (`api/`, a file per tag), and deletes the files that were there.
 * @param document contract with the forms that the site works with (`withInternalForms`)
 * @param target folder of the generated files
 * @param mutator path of the module whose function `mutator` sends the requests
 * @throws if orval cannot read the document
 */
export async function writeClients(document: Document, target: string, mutator: string): Promise<void> {
  await generate({
    input: { target: withoutIntroduction(document) },
    output: {
      ...shared,
      mode: 'tags',
      target: `${target}/api`,
      schemas: `${target}/api/model`,
      client: 'react-query',
      httpClient: 'fetch',
      urlEncodeParameters: true,
      override: {
        header: () => BANNER,
        mutator: { path: mutator, name: 'mutator' },
        fetch: { includeHttpResponseReturnType: false },
        // Each list with pages has `useXInfinite`.
        query: { signal: true, useInfinite: true, useInfiniteQueryParam: 'page' },
      },
    },
  });
}

/**
 * Writes zod validators (`zod/`): a self-contained file per tag, so that a page loads only its own, one for the payloads of events,
 * and one for the bodies of errors.
 * @param document contract with the forms that the site works with (`withInternalForms`)
 * @throws if orval cannot read the document
 */
export async function writeValidators(document: Document, target: string): Promise<void> {
  const bare = withBareSchemas(document);
  for (const { name } of document.tags) await writeZod(bare, name, `${target}/zod/${name}.ts`);
  await writeZod(eventsAsPaths(bare), 'events', `${target}/zod/events.ts`);
  await writeZod(schemasAsPaths(bare, errorSchemaNames(document), 'errors'), 'errors', `${target}/zod/errors.ts`);
}

async function writeZod(document: Document, tag: string, target: string): Promise<void> {
  await generate({
    input: { target: document, filters: { tags: [tag] } },
    output: {
      ...shared,
      clean: false,
      mode: 'single',
      target,
      client: 'zod',
      override: {
        header: () => BANNER,
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          exactOptional: true,
          generateEachHttpStatus: true,
          dateTimeOptions: { offset: true },
          generate: { header: false },
        },
      },
    },
  });
}
