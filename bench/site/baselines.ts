import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import type { RuntimeConfig } from '../../src/api/runtime-config';
import { fillConfigBlock } from '../../scripts/site/config-block';
import { type Host, startHost } from '../../scripts/site/host/host';
import type { ComposedPage } from '../../scripts/site/prerender/compose-page';
import { openSitePages } from '../../scripts/site/prerender/site-pages';

/** Each at its own address, with the same backend. */
export interface Baselines {
  readonly site: Host;
  /** The prerendered pages without scripts. */
  readonly staticSite: Host;
  /** An empty root, a style sheet and a script. */
  readonly plainSpa: Host;
  readonly libraries: Host;
  readonly publicPaths: readonly string[];
}

const DIST = resolve('dist');
const LIBRARIES_DIST = resolve('.cache/bench-baseline');
const NO_HASHES = { script: [], style: [] };

/** Starts the hosts at consecutive ports. */
export async function startBaselines(config: RuntimeConfig, backend: string, firstPort: number): Promise<Baselines> {
  const pages = await openSitePages(DIST, config, backend);
  const template = readFileSync(join(DIST, 'index.html'), 'utf8');
  const plainSpa: ComposedPage = { html: fillConfigBlock(template, config), hashes: NO_HASHES };
  await buildLibraries();
  const librariesPage: ComposedPage = { html: readFileSync(join(LIBRARIES_DIST, 'index.html'), 'utf8'), hashes: NO_HASHES };
  const host = (offset: number, dist: string, pageAt: (path: string) => Promise<ComposedPage>) =>
    startHost({ dist, config, backend, pageAt, port: firstPort + offset });
  return {
    site: await host(0, DIST, (path) => pages.pageAt(path)),
    staticSite: await host(1, DIST, async (path) => removeScripts(await pages.pageAt(path))),
    plainSpa: await host(2, DIST, () => Promise.resolve(plainSpa)),
    libraries: await host(3, LIBRARIES_DIST, () => Promise.resolve(librariesPage)),
    publicPaths: pages.fixedPaths,
  };
}

function removeScripts({ html, hashes }: ComposedPage): ComposedPage {
  const staticSite = html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:modulepreload"|preload" as="style")[^>]*>/g, '')
    // Browsers without scripts would also show it.
    .replace(/<noscript>.*?<\/noscript>/s, '');
  return { html: staticSite, hashes };
}

async function buildLibraries(): Promise<void> {
  await build({
    root: resolve('bench/site/baseline'),
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: { outDir: LIBRARIES_DIST, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
}
