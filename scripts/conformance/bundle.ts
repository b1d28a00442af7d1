import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import type { Plugin } from 'vite';

/** Bundles the checker for plain Node 20. */
export async function bundleChecker(root: string, outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  await buildChecker(root, outDir);
  // Vite sets it, and programs that this process starts later would behave differently: Prism would fork itself.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
}

const buildChecker = (root: string, outDir: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    resolve: { conditions: ['node', 'import', 'module', 'default'], mainFields: ['module', 'main'] },
    plugins: [withAsciiIris, withoutProxyAgent],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'conformance/cli.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      license: { fileName: 'THIRD_PARTY_NOTICES.md' },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // CommonJS packages load Node's modules with require.
          banner:
            "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
        },
      },
    },
  });

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
