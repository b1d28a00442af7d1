import type { Plugin } from 'vite';

import { buildId } from './build-id';

/** File that lists the modules of a build. Like Vite's manifest it is not served. */
export const MODULES = '.vite/modules.json';

/** A module of a build. */
export interface BuiltModule {
  /** Output file that contains it. */
  readonly file: string;
  /** Size before minification. */
  readonly bytes: number;
  readonly importers: readonly string[];
}

/**
 * Writes the build id to /version.json and to the page's head, and lists the modules of the build. A script must not
 * contain the id, because its hash would change with each build.
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
