import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';

/** The folder of a build that no host serves: what its pages are made of. */
export const PARTS = '.prerender';

/** The lines that stand in every page, by the names of their sources in src/app/boot. */
const INLINE = ['before-paint', 'load-app'] as const;

/**
 * Puts beside a build what its pages are made of when they are served or deployed: the site's pages for Node, and the
 * lines that run before it. The service worker, which must stand at the root, is made here too.
 */
export function prerenderPlugin(): Plugin {
  let root = '';
  let outDir = '';
  let target: InlineConfig['build'] = {};
  return {
    name: 'site:prerender',
    apply: 'build',
    configResolved({ root: folder, build: options }) {
      root = folder;
      outDir = resolve(folder, options.outDir);
      target = { target: options.target, emptyOutDir: false, copyPublicDir: false };
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const shared: InlineConfig = { root, configFile: false, envDir: false, logLevel: 'warn', resolve: { tsconfigPaths: true } };
        const parts = join(outDir, PARTS);
        await build({
          ...shared,
          plugins: [react(), storesAsTheyStand(), pagesWithSources()],
          ssr: { noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            ...target,
            ssr: 'src/app/prerender.tsx',
            outDir: parts,
            rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
          },
        });
        for (const name of INLINE) {
          const fileName = `${name}.js`;
          await build({ ...shared, build: { ...target, outDir: parts, lib: script(`src/app/boot/${name}.ts`, fileName) } });
          await writeFile(join(parts, fileName), (await readFile(join(parts, fileName), 'utf8')).trim());
        }
        await build({ ...shared, build: { ...target, outDir, lib: script('src/service-worker/worker.ts', 'sw.js') } });
      },
    },
  };
}

function script(entry: string, fileName: string) {
  return { entry, formats: ['iife' as const], name: 'script', fileName: () => fileName };
}

/** A server draws stores as they began; the first drawing of a browser has them as they stand. */
function storesAsTheyStand(): Plugin {
  return {
    name: 'site:stores-as-they-stand',
    transform: {
      filter: { id: /[\\/]react-dom-server-legacy\.node\.production\.js$/ },
      handler(code) {
        const changed = code.replace(
          /if \(void 0 === getServerSnapshot\)\s*throw [^;]*;\s*return getServerSnapshot\(\);/,
          'return getSnapshot();',
        );
        if (changed === code) throw new Error('React draws in another way: see scripts/site/prerender/plugin.ts.');
        return changed;
      },
    },
  };
}

/** Tells each page's source beside its code: by it the files of the browser's build are found. */
function pagesWithSources(): Plugin {
  return {
    name: 'site:pages-with-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]app[\\/]pages\.ts$/ },
      handler(code) {
        const changed = code.replace(/\(\) => import\('@(\/routes\/[\w-]+)'\)/g, "Object.assign($&, { source: 'src$1.tsx' })");
        if (changed === code) throw new Error('The pages have another form: see scripts/site/prerender/plugin.ts.');
        return changed;
      },
    },
  };
}
