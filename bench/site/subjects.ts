import { resolve } from 'node:path';

import type { RuntimeConfig } from '../../src/api/runtime-config';
import { type Host, startHost } from '../../scripts/site/host/host';
import { openSitePages } from '../../scripts/site/prerender/site-pages';

import { buildReferences, type ReferenceName, referenceNames } from './references/build';

/** The measured site and the reference pages that it is compared with, each at its own address. */
export interface Subjects {
  /** Origin of the site. */
  readonly site: string;
  /** Origin of each reference, which responds with its page to the path of any page. */
  readonly references: Readonly<Record<ReferenceName, string>>;
  /** Paths of the prerendered pages, which need no login. */
  readonly prerenderedPaths: readonly string[];
  readonly close: () => Promise<unknown>;
}

const DIST = resolve('dist');

/**
 * Serves the built site of `dist/` and the references, which it builds, on the same kind of host, until `close` is called.
 *
 * @param backend address of the mock backend, which must be running
 * @param port of the site, which third parties know; the references have free ports
 */
export async function startSubjects(config: RuntimeConfig, backend: string, port: number): Promise<Subjects> {
  const pages = await openSitePages(DIST, config, backend);
  const site = await startHost({ dist: DIST, config, backend, pageAt: (path) => pages.pageAt(path), port });
  const built = await buildReferences();
  const host = async (name: ReferenceName): Promise<Host> => {
    const { dist, page } = built[name];
    return startHost({ dist, config, backend, pageAt: () => Promise.resolve(page), port: 0 });
  };
  const hosts = { static: await host('static'), hydrated: await host('hydrated') };
  return {
    site: site.address,
    references: { static: hosts.static.address, hydrated: hosts.hydrated.address },
    prerenderedPaths: pages.fixedPaths,
    close: () => Promise.all([site, ...referenceNames.map((name) => hosts[name])].map((one) => one.close())),
  };
}
