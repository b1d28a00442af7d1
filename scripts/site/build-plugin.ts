import type { Plugin } from 'vite';

import { buildId } from './build-id';

/** What each file of a build is made of, beside Vite's manifest; no host serves either. */
export const MODULES = '.vite/modules.json';

/** A module of a build: where it is, how much of it is there before it is made small, and who imports it. */
export interface BuiltModule {
  readonly file: string;
  readonly bytes: number;
  readonly importers: readonly string[];
}

/**
 * Gives a build its id: in /version.json, and in the page's head rather than in a script, whose name would change
 * with it.
 */
export function buildPlugin(): Plugin {
  let id = '';
  let folder = '';
  const inProject = (module: string) => module.replace('\0', '').replace(`${folder}/`, '');
  return {
    name: 'site:build',
    apply: 'build',
    configResolved({ root }) {
      id = buildId(root);
      folder = root;
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }],
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build: id }) });
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = Object.fromEntries(
        chunks.flatMap(({ fileName, modules: held }) =>
          Object.entries(held).map(([name, { renderedLength }]) => {
            const importers = this.getModuleInfo(name)?.importers ?? [];
            return [inProject(name), { file: fileName, bytes: renderedLength, importers: importers.map(inProject) }];
          }),
        ),
      );
      this.emitFile({ type: 'asset', fileName: MODULES, source: JSON.stringify(modules) });
    },
  };
}
