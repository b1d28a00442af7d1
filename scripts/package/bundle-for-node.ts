import { build } from 'vite';
import type { Plugin } from 'vite';

/** Modules of this project to bundle. */
export interface Bundle {
  /** Absolute path of the project's folder. */
  readonly root: string;
  /** Paths in `root`, by the names of the bundled modules without extension. */
  readonly entries: Readonly<Record<string, string>>;
  /** Folder of the bundle, which is emptied first. */
  readonly outDir: string;
  readonly plugins: readonly Plugin[];
  /** Packages that are not bundled. */
  readonly external?: readonly string[];
}

/** Code at the start of a file: CommonJS packages load Node's modules with require. */
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/** Bundles modules with their packages for plain Node 20 as `NAME.mjs`, and writes the licenses of the packages beside them. */
export async function bundleForNode(bundle: Bundle): Promise<void> {
  const { NODE_ENV } = process.env;
  await buildBundle(bundle);
  // Vite sets NODE_ENV, and programs that this process starts later would behave differently: Prism would fork itself.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
}

const buildBundle = ({ root, entries, outDir, plugins, external = [] }: Bundle) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: [...external], target: 'node' },
    resolve: {
      conditions: ['node', 'import', 'module', 'default'],
      mainFields: ['module', 'main'],
      alias: { '@generated': `${root}/generated` },
    },
    plugins: [...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      license: { fileName: 'THIRD_PARTY_NOTICES.md' },
      rolldownOptions: {
        input: entries,
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // A file without packages gets no banner, so that browsers can load it.
          banner: ({ moduleIds }) => (moduleIds.some((id) => id.includes('node_modules')) ? REQUIRE : ''),
        },
      },
    },
  });
