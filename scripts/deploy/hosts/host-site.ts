import { extname } from 'node:path';

import { type Headers, type ResponseKind, responseHeaders } from '../../site/headers';
import { responseKindAt } from '../../site/paths';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Deployment } from '../config/deployment-config';
import type { PageHeaders } from '../content/pages';
import type { FramesSite } from '../config/frames-site';
import { CURRENT } from '../releases';
import type { HostRoute } from '../routes';

/** Deployment as the configuration of a host needs it. */
export interface HostSite {
  /**
   * Folder of the release, relative to the deployment. A server uses the folder and not the link `current`, so that pages and policies
   * change together.
   */
  readonly release: string;
  readonly config: RuntimeConfig;
  readonly deployment: Deployment;
  readonly routes: readonly HostRoute[];
  /** Headers of pages by file. */
  readonly pageHeaders: PageHeaders;
  /** Paths of all files but pages, such as `/assets/a.js`, without compressed ones. */
  readonly files: readonly string[];
  /** Third-party origin; undefined if another host serves it. */
  readonly frames: FramesSite | undefined;
}

/**
 * Link to the release that is current at the time of a request, relative to the deployment. Assets are served from it, because old
 * processes of a reloading server also get requests for assets of the new release.
 */
export const ASSETS_RELEASE = CURRENT;

/** Files with the same headers and the same type. */
export interface FileGroup {
  readonly kind: ResponseKind;
  /** Media type. */
  readonly type: string;
  /** Extension with the dot. */
  readonly extension: string;
  readonly files: readonly string[];
}

/** Media types by extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Returns the headers of a kind of response in a deployment. */
export function deployedHeaders({ config }: HostSite, kind: ResponseKind): Headers {
  return responseHeaders(kind, config, { isDeployed: true });
}

/**
 * Groups the files by kind and extension.
 * @throws Error if the type of a file is not known, because the host would have to guess it
 */
export function groupFiles({ files }: HostSite): FileGroup[] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const name = `${responseKindAt(file)} ${extname(file)}`;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups.values()].map((members) => {
    const [first = ''] = members;
    const extension = extname(first);
    const type = TYPES[extension];
    if (type === undefined) throw new Error(`The type of ${first} is not known: see deploy/hosts/host-site.ts.`);
    return { kind: responseKindAt(first), type, extension, files: members.toSorted() };
  });
}

/**
 * Returns the path prefixes that the host forwards to the backend: `/api` and `/v2` without an `apiBase`, and `storageBase` if it is a
 * path; none without a backend. `socket` is true if the real-time socket is forwarded also, because it has a key but no host of its own.
 */
export function forwardedPaths({ config, deployment }: HostSite): { readonly paths: readonly string[]; readonly socket: boolean } {
  if (deployment.backend === '') return { paths: [], socket: false };
  const storage = config.storageBase.startsWith('/') ? [config.storageBase] : [];
  const paths = [...(config.apiBase === '' ? ['/api', '/v2'] : []), ...storage];
  return { paths, socket: config.realtime.key !== '' && config.realtime.host === '' };
}
