import type { Plugin } from 'vite';

import { buildId } from './build-id';

/** File of the build with its modules: an object of `BuiltModule` by path in the project. It is not served. */
export const MODULES = '.vite/modules.json';

/** File of the build with its import map, which each page contains. It is not served. */
export const IMPORT_MAP = '.vite/importmap.json';

/** Module that a build contains. */
export interface BuiltModule {
  /** File of the build that contains the module. */
  readonly file: string;
  /** Size of the module before minification, in bytes. */
  readonly bytes: number;
  /** Paths of the modules that import it. */
  readonly importers: readonly string[];
}

/**
 * Creates the plugin that writes the build id to version.json and a meta tag, and the module list. The id is not in a script, because it
 * would change the script's hash with each build.
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
        chunks.flatMap(({ fileName, modules: included }) =>
          Object.entries(included).map(([name, { renderedLength }]) => {
            const importers = this.getModuleInfo(name)?.importers ?? [];
            return [inProject(name), { file: fileName, bytes: renderedLength, importers: importers.map(inProject) }];
          }),
        ),
      );
      this.emitFile({ type: 'asset', fileName: MODULES, source: JSON.stringify(modules) });
    },
  };
}
