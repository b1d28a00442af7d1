import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';

import { afterBuild } from '../after-build';
import { cascadeLayersPlugin } from '../cascade-layers-plugin';
import { buildVerifierPage, CHECKSUM_FILE, checksumLine, VERIFIER_FILE } from '../verifier-page';

/** Folder of the build with the renderer of pages and their inline scripts. It is not served. */
export const PRERENDER_FOLDER = '.prerender';

/** Scripts of src/startup that are inline on every page. */
const INLINE = ['before-paint', 'load-app'] as const;

/**
 * Creates the plugin that builds the service worker, the verifier page and the input of prerendering after the site. Prerendering runs when
 * the site is served or deployed.
 */
export const prerenderPlugin = (): Plugin =>
  afterBuild('site:prerender', async ({ root, outDir, target }) => {
    const output = { target, emptyOutDir: false, copyPublicDir: false };
    const shared: InlineConfig = { root, configFile: false, envDir: false, logLevel: 'warn', resolve: { tsconfigPaths: true } };
    const parts = join(outDir, PRERENDER_FOLDER);
    await build({
      ...shared,
      // The style sheets must be changed as in the build of the site, because class names are hashes of them.
      plugins: [cascadeLayersPlugin(), react(), pageSources()],
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ...output,
        ssr: 'src/startup/prerender.tsx',
        outDir: parts,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    });
    for (const name of INLINE) {
      const fileName = `${name}.js`;
      // The React plugin silences warnings about `use client` in packages that the generated client imports.
      await build({
        ...shared,
        plugins: [react(), earlyMutator(root)],
        build: { ...output, outDir: parts, lib: script(`src/startup/${name}.ts`, fileName) },
      });
      await writeFile(join(parts, fileName), (await readFile(join(parts, fileName), 'utf8')).trim());
    }
    await build({ ...shared, build: { ...output, outDir, lib: script('src/service-worker/worker.ts', 'sw.js') } });
    const verifier = await buildVerifierPage(root);
    await writeFile(join(outDir, VERIFIER_FILE), verifier);
    await writeFile(join(outDir, CHECKSUM_FILE), checksumLine(verifier));
  });

function script(entry: string, fileName: string) {
  return { entry, formats: ['iife' as const], name: 'script', fileName: () => fileName };
}

/** Gives the generated client a small sender of requests in the script of the head, because the transport is part of the application. */
function earlyMutator(root: string): Plugin {
  return {
    name: 'site:early-mutator',
    enforce: 'pre',
    resolveId: { filter: { id: /[\\/]api[\\/]mutator(\.ts)?$/ }, handler: () => resolve(root, 'src/startup/early-mutator.ts') },
  };
}

/** Adds to each page that src/app/pages.ts imports in a bare arrow function the path of its source, which is its key in the manifest. */
function pageSources(): Plugin {
  return {
    name: 'site:page-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]app[\\/]pages\.ts$/ },
      handler(code) {
        const changed = code.replace(/\(\) => import\('@(\/routes\/[\w-]+)'\)/g, "Object.assign($&, { source: 'src$1.tsx' })");
        if (changed === code) throw new Error('The code of src/app/pages.ts has changed: see scripts/site/prerender/prerender-plugin.ts.');
        return changed;
      },
    },
  };
}
