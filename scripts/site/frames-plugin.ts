import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type BuildOptions, type Plugin } from 'vite';

import { pageHtml } from '../../frames/page-html';
import { pageKinds } from '../../frames/pages';

import { afterBuild } from './after-build';

/** Folder of the build that the site does not serve. It is the content of the third-party origin. */
export const FRAMES_FOLDER = '.frames';

const STYLE = 'frames/shared/page.css';

/** Creates the plugin that builds the pages of the third-party origin after the site, each with an empty configuration block. */
export const framesPlugin = (): Plugin =>
  afterBuild('site:frames', ({ root, outDir, target }) => buildFrames(root, join(outDir, FRAMES_FOLDER), target));

async function buildFrames(root: string, outDir: string, target: BuildOptions['target']): Promise<void> {
  const files = new Map<string, string>();
  const style = await readFile(join(root, STYLE), 'utf8');
  const pages: Plugin = {
    name: 'site:frame-pages',
    async buildStart() {
      files.set('style', this.emitFile({ type: 'asset', name: 'page.css', source: style }));
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) files.set(file.name, file.fileName);
      files.set('style', this.getFileName(files.get('style') ?? ''));
    },
  };
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [pages],
    build: {
      target,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(pageKinds.map((kind) => [kind, join(root, `frames/${kind}/main.ts`)])),
        output: { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' },
      },
    },
  });
  const address = (name: string) => `/${files.get(name) ?? ''}`;
  for (const kind of pageKinds) {
    await writeFile(join(outDir, `${kind}.html`), pageHtml(kind, { scripts: [address(kind)], styles: [address('style')] }));
  }
}
