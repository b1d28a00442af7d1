import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import type { RuntimeConfig } from '../../src/api/runtime-config';
import { fillConfigBlock } from '../../scripts/site/config-block';
import { type Host, startHost } from '../../scripts/site/host/host';
import type { Composed } from '../../scripts/site/prerender/compose';
import { openSitePages } from '../../scripts/site/prerender/site-pages';

/** The site and what it is measured beside, each at an address of its own, all before the same backend. */
export interface Rivals {
  readonly site: Host;
  /** The pages of the site as they first stand, without a line of script. */
  readonly still: Host;
  /** The site as a single page is usually served: an empty root, and a style sheet and a script to wait for. */
  readonly usual: Host;
  /** The first screen in the site's libraries alone. */
  readonly libraries: Host;
  readonly publicPaths: readonly string[];
}

const DIST = resolve('dist');
const FLOOR = resolve('.cache/bench-floor');
const NONE = { script: [], style: [] };

/** Starts them at ports that follow each other. The site must be built. */
export async function startRivals(config: RuntimeConfig, backend: string, firstPort: number): Promise<Rivals> {
  const pages = await openSitePages(DIST, config, backend);
  const template = readFileSync(join(DIST, 'index.html'), 'utf8');
  const usual: Composed = { html: fillConfigBlock(template, config), hashes: NONE };
  await buildFloor();
  const floor: Composed = { html: readFileSync(join(FLOOR, 'index.html'), 'utf8'), hashes: NONE };
  const host = (place: number, dist: string, pageAt: (path: string) => Promise<Composed>) =>
    startHost({ dist, config, backend, pageAt, port: firstPort + place });
  return {
    site: await host(0, DIST, (path) => pages.pageAt(path)),
    still: await host(1, DIST, async (path) => withoutScript(await pages.pageAt(path))),
    usual: await host(2, DIST, () => Promise.resolve(usual)),
    libraries: await host(3, FLOOR, () => Promise.resolve(floor)),
    publicPaths: pages.fixedPaths,
  };
}

function withoutScript({ html, hashes }: Composed): Composed {
  const still = html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:modulepreload"|preload" as="style")[^>]*>/g, '')
    // What a page without script would not have either.
    .replace(/<noscript>.*?<\/noscript>/s, '');
  return { html: still, hashes };
}

async function buildFloor(): Promise<void> {
  await build({
    root: resolve('bench/site/floor'),
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: { outDir: FLOOR, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
}
