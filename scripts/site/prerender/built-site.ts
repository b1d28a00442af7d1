import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from 'vite';

import type { PrerenderedPage, SiteRoute } from '../../../src/startup/prerender';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Snapshot } from '../../../src/startup/hydrate-cache';

import { IMPORT_MAP } from '../build-plugin';
import { withStaticImports } from '../static-imports';

import { PRERENDER_FOLDER } from './prerender-plugin';

/** Parts of a build from which pages are composed. */
export interface BuiltSite {
  /** Text of index.html, with an empty root. */
  readonly template: string;
  /** Scripts that are inline in every page, and the import map as JSON. */
  readonly inline: { readonly beforePaint: string; readonly importMap: string; readonly firstFrame: string };
  /** Returns the paths of the scripts of every page and of these modules, such as `src/routes/home.tsx`, the entry first. */
  readonly scripts: (sources: readonly string[]) => readonly string[];
  /** Returns the paths of the style sheets of every page and of these modules. */
  readonly sheets: (sources: readonly string[]) => readonly string[];
  /** Returns the text of a file of the build. */
  readonly read: (file: string) => string;
  /** Paths that have a prerendered page. */
  readonly fixedPaths: readonly string[];
  /** Route table of the site. */
  readonly routes: readonly SiteRoute[];
  /** Renders the page of a path with the given responses of the backend. Replaces the runtime configuration of this process. */
  readonly draw: (path: string, config: RuntimeConfig, snapshot: Snapshot) => Promise<PrerenderedPage>;
}

/** Exports of the bundle that renders pages. */
interface Drawing {
  readonly fixedPaths: readonly string[];
  readonly routes: readonly SiteRoute[];
  readonly prerenderPage: BuiltSite['draw'];
}

const ENTRY = 'index.html';

/**
 * Reads the parts of a build. Runs code of the site, whose timers may keep the process alive. A process loads the code of a folder once: if
 * the folder gets another build, pages are still drawn by the first one.
 * @param dist folder of the build
 */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const { fixedPaths, routes, prerenderPage } = (await import(pathToFileURL(join(dist, PRERENDER_FOLDER, 'prerender.js')).href)) as Drawing;
  const chunks = (sources: readonly string[]) => withStaticImports(manifest, [ENTRY, ...sources]);
  return {
    template: read(ENTRY),
    inline: {
      beforePaint: read(join(PRERENDER_FOLDER, 'before-paint.js')),
      importMap: read(IMPORT_MAP),
      firstFrame: read(join(PRERENDER_FOLDER, 'load-app.js')),
    },
    scripts: (sources) => chunks(sources).map((name) => `/${manifest[name]?.file ?? ''}`),
    sheets: (sources) => [...new Set(chunks(sources).flatMap((name) => manifest[name]?.css ?? []))].map((file) => `/${file}`),
    read,
    fixedPaths,
    routes,
    draw: prerenderPage,
  };
}
