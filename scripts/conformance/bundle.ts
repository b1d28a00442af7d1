import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { bundleForNode } from '../package/bundle-for-node';

/** Bundles the checker for plain Node 20. */
export function bundleChecker(root: string, outDir: string): Promise<void> {
  return bundleForNode({ root, entries: { cli: 'conformance/cli.ts' }, outDir, plugins: [withAsciiIris, withoutProxyAgent] });
}

const ASCII_IRIS = fileURLToPath(new URL('ascii-iris.ts', import.meta.url));

/** The formats of JSON Schema keep the original, because `iri` is one of them. */
const withAsciiIris: Plugin = {
  name: 'ascii-iris',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '@hyperjump/uri' && importer !== ASCII_IRIS && !importer.includes('json-schema-formats') ? ASCII_IRIS : null,
};

/** Redocly loads it for its registry, and with it Node's modules for HTTP: a tenth of the start. The checker does not use it. */
const withoutProxyAgent: Plugin = {
  name: 'without-proxy-agent',
  enforce: 'pre',
  resolveId: (source) => (source === 'https-proxy-agent' ? '\0without-proxy-agent' : null),
  load: (id) => (id === '\0without-proxy-agent' ? 'export const HttpsProxyAgent = undefined;' : null),
};
