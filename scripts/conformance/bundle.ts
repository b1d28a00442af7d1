import { build } from 'vite';

/** Bundles the checker with all that it needs into one folder that plain Node 20 can run. */
export async function bundleChecker(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    // What packages meant for browsers and Node alike have for Node.
    resolve: { conditions: ['node', 'import', 'module', 'default'], mainFields: ['module', 'main'] },
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
          // Packages in CommonJS ask for Node's own modules by require.
          banner:
            "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
        },
      },
    },
  });
}
