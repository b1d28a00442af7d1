import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Snapshot, SnapshotKey } from '../../../src/app/startup/hydrate-cache';
import { isChromeKey } from '../../../src/app/startup/hydrate-cache';

import type { Composed } from './compose';
import { composePage } from './compose';
import { openParts } from './parts';
import { takeSnapshot } from './snapshot';

/** The pages of a built site for one deployment. */
export interface SitePages {
  /** The paths whose pages are their own; every other path has the place of a page. */
  readonly fixedPaths: readonly string[];
  /**
   * @param path of the page, without its query
   * @param known whether what was taken from the backend may stand in it
   */
  readonly pageAt: (path: string, known?: boolean) => Promise<Composed>;
}

/** After a backend did not answer, how long it is left alone, in ms. */
const PAUSE = 10_000;

/**
 * Makes the pages of a build, each when it is first asked for.
 *
 * @param dist folder of the build
 * @param config of the deployment
 * @param backend address of the backend that pages show games of at once; undefined: they show none
 */
export async function openSitePages(dist: string, config: RuntimeConfig, backend?: string): Promise<SitePages> {
  const parts = await openParts(dist);
  const made = new Map<string, Promise<Composed>>();
  let retryAt = 0;

  async function make(path: string, known: boolean): Promise<Composed> {
    const empty = await parts.draw(path, config, []);
    if (empty.source === undefined && parts.fixedPaths.includes(path)) {
      console.warn(`The page at ${path} begins as the place of a page: it asks a browser for something before it is there.`);
    }
    // The place of a page has its frame alone.
    const asks = empty.source === undefined ? empty.asks.filter(isChromeKey) : empty.asks;
    const snapshot = known ? await taken(asks) : [];
    const drawn = snapshot.length === 0 ? empty : await parts.draw(path, config, snapshot);
    if (snapshot.length < asks.length && known && backend !== undefined) made.delete(path);
    return composePage(parts, drawn, config, snapshot);
  }

  async function taken(asks: readonly SnapshotKey[]): Promise<Snapshot> {
    if (backend === undefined || asks.length === 0 || Date.now() < retryAt) return [];
    const snapshot = await takeSnapshot(backend, asks);
    if (snapshot.length < asks.length) retryAt = Date.now() + PAUSE;
    return snapshot;
  }

  return {
    fixedPaths: parts.fixedPaths,
    pageAt(path, known = true) {
      const key = `${known ? '' : '-'}${path}`;
      const page = made.get(key) ?? make(path, known);
      // Of the others there is no end.
      if (parts.fixedPaths.includes(path)) made.set(key, page);
      return page;
    },
  };
}
