import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from 'vite';

import type { PrerenderedPage } from '../../../src/app/prerender';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Snapshot } from '../../../src/app/startup/hydrate-cache';

import { PARTS } from './plugin';

/** What a built page is made of. */
export interface Parts {
  /** The page as the build has it: with an empty root. */
  readonly template: string;
  readonly inline: { readonly beforePaint: string; readonly firstFrame: string };
  /** The entry's file, its first, and all that must be there before a page can be drawn, with a page's own. */
  readonly scripts: (page: string | undefined) => readonly string[];
  readonly sheets: (page: string | undefined) => readonly string[];
  /** A file of the build as text. */
  readonly read: (file: string) => string;
  readonly fixedPaths: readonly string[];
  readonly draw: (path: string, config: RuntimeConfig, snapshot: Snapshot) => Promise<PrerenderedPage>;
}

interface Drawing {
  readonly fixedPaths: readonly string[];
  readonly prerenderPage: Parts['draw'];
}

const ENTRY = 'index.html';

/** Opens a build for the making of its pages. */
export async function openParts(dist: string): Promise<Parts> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const { fixedPaths, prerenderPage } = (await import(pathToFileURL(join(dist, PARTS, 'prerender.js')).href)) as Drawing;
  const chunks = (page: string | undefined) => chain(manifest, page === undefined ? [ENTRY] : [ENTRY, page]);
  return {
    template: read(ENTRY),
    inline: { beforePaint: read(join(PARTS, 'before-paint.js')), firstFrame: read(join(PARTS, 'load-app.js')) },
    scripts: (page) => chunks(page).map((name) => `/${manifest[name]?.file ?? ''}`),
    sheets: (page) => [...new Set(chunks(page).flatMap((name) => manifest[name]?.css ?? []))].map((file) => `/${file}`),
    read,
    fixedPaths,
    draw: prerenderPage,
  };
}

/** Chunks with all that they import, each once, the imported before what imports it but for the entry, which is first. */
function chain(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of manifest[name]?.imports ?? []) follow(next);
  };
  for (const name of names) follow(name);
  return [...found];
}
