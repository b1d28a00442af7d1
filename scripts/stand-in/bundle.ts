import { join, relative } from 'node:path';

import type { Plugin } from 'vite';
import { normalizePath } from 'vite';

import { bundleForNode } from '../package/bundle-for-node';

/**
 * Bundles the program and the modules of the package.
 *
 * @param outDir folder directly inside the package, beside the copied `mocks/`. It is emptied first
 */
export function bundleStandIn(root: string, outDir: string): Promise<void> {
  return bundleForNode({
    root,
    entries: { cli: 'mocks/package/cli.ts', msw: 'mocks/package/msw.ts', node: 'mocks/package/node.ts' },
    outDir,
    plugins: [withSourceAddresses(root), withCompiledScripts(root), withEndOfNpm(root)],
    external: ['sharp', 'msw', 'msw/node'],
  });
}

/**
 * Replaces the addresses of modules by those of their sources: they find files and packages from their place in
 * `mocks/`, which the package has as well.
 */
const withSourceAddresses = (root: string): Plugin => ({
  name: 'source-addresses',
  transform(code, id) {
    if (!id.startsWith(normalizePath(join(root, 'mocks'))) || !code.includes('import.meta.url')) return null;
    const address = JSON.stringify(`../${normalizePath(relative(root, id))}`);
    return { code: code.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`), map: null };
  },
});

/** Replaces the module that compiles scripts for browsers by a module that reads the compiled files of the package. */
const withCompiledScripts = (root: string): Plugin => ({
  name: 'compiled-scripts',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/browser-script') ? join(root, 'mocks/package/compiled-script.ts') : null),
});

/**
 * Ends the program when npm or npx ends, which do not end it. A program that was started without them may outlive its shell, as
 * in a pipeline's step.
 */
const withEndOfNpm = (root: string): Plugin => ({
  name: 'end-of-npm',
  transform(code, id) {
    if (id !== normalizePath(join(root, 'mocks/package/cli.ts'))) return null;
    const watch = JSON.stringify(join(root, 'scripts/bootstrap/end-with-parent.mjs'));
    return { code: `${code}\nif (process.env.npm_lifecycle_event !== undefined) await import(${watch});\n`, map: null };
  },
});
