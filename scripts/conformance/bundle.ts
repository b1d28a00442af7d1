import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { bundleForNode } from '../package/bundle-for-node';

/** Bundles the checker for plain Node 20. */
export function bundleChecker(root: string, outDir: string): Promise<void> {
  return bundleForNode({ root, entries: { cli: 'conformance/cli.ts' }, outDir, plugins: [withAsciiIris] });
}

const ASCII_IRIS = fileURLToPath(new URL('ascii-iris.ts', import.meta.url));

/** Replaces `@hyperjump/uri` by `ascii-iris.ts`, except in the formats of JSON Schema, because `iri` is one of them. */
const withAsciiIris: Plugin = {
  name: 'ascii-iris',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '@hyperjump/uri' && importer !== ASCII_IRIS && !importer.includes('json-schema-formats') ? ASCII_IRIS : null,
};
