import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';

import type { ComposedPage } from '../../../scripts/site/prerender/compose-page';

import { drawImages } from './art';
import { GAMES, listGames } from './games';
import { PATHS } from './hydrated/api';
import { composeHydrated, composeStatic } from './pages';

/**
 * Names of the references, which the site's figures are compared with: the same lobby without scripts, and prerendered and
 * hydrated (docs/benchmarks.md).
 */
export const referenceNames = ['static', 'hydrated'] as const;
export type ReferenceName = (typeof referenceNames)[number];

/** Built reference: its page, and the absolute path of the folder with the files of both references. */
export interface Reference {
  readonly dist: string;
  readonly page: ComposedPage;
}

const SOURCE = resolve('bench/site/references');
const ENTRY = 'hydrated/main.tsx';
const OUT = resolve('.cache/bench/references');
const IMAGES = join(OUT, 'images');
const SHARED: InlineConfig = { root: SOURCE, configFile: false, envDir: false, publicDir: false, logLevel: 'warn', plugins: [react()] };

/** Builds the references again in `.cache/bench/references`, where images are kept. They share no code with the site. */
export async function buildReferences(): Promise<Readonly<Record<ReferenceName, Reference>>> {
  await drawImages(IMAGES);
  const { renderStatic, renderHydrated } = await loadRenderer();
  const hydrated = await bundleHydrated();
  writeFileSync(join(hydrated.dist, PATHS.games), JSON.stringify(listGames(GAMES)));
  writeFileSync(join(hydrated.dist, PATHS.settings), JSON.stringify({ brand: 'BET' }));
  return {
    // The page without scripts needs only the images, which are also in the folder of `hydrated`.
    static: { dist: hydrated.dist, page: composeStatic(renderStatic(), hydrated.css) },
    hydrated: { dist: hydrated.dist, page: composeHydrated(renderHydrated(), hydrated, Object.values(PATHS)) },
  };
}

async function bundleHydrated() {
  const dist = join(OUT, 'hydrated');
  await build({
    ...SHARED,
    build: {
      outDir: dist,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(SOURCE, ENTRY) },
    },
  });
  cpSync(IMAGES, join(dist, 'img'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { file = '', css: [sheet = ''] = [] } = manifest[ENTRY] ?? {};
  return { dist, script: `/${file}`, css: readFileSync(join(dist, sheet), 'utf8').trim() };
}

/**
 * Builds and imports the renderer, because Node reads no JSX. The output contains react-window,
 * because it lies outside of `bench/`, where Node does not find `bench/node_modules`.
 */
async function loadRenderer(): Promise<typeof import('./render')> {
  const outDir = join(OUT, 'renderer');
  const output = { entryFileNames: 'render.js' };
  const ssr = { noExternal: ['react-window'] };
  await build({ ...SHARED, ssr, build: { ssr: join(SOURCE, 'render.tsx'), outDir, emptyOutDir: true, rolldownOptions: { output } } });
  return (await import(pathToFileURL(join(outDir, 'render.js')).href)) as typeof import('./render');
}
