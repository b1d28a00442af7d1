import { extname } from 'node:path';

import { type Headers, type ResponseKind, responseHeaders } from '../../site/headers';
import { responseKindAt } from '../../site/paths';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Deployment } from '../config/deployment-config';
import type { PageHeaders } from '../content/pages';
import type { FramesSite } from '../config/frames-site';
import { CURRENT } from '../releases';
import type { HostRoute } from '../routes';

/** A deployment as a host sees it. */
export interface HostSite {
  /** Folder of the release below that of the deployment. Servers open it itself, so that they change pages and policies together. */
  readonly release: string;
  readonly config: RuntimeConfig;
  readonly deployment: Deployment;
  readonly routes: readonly HostRoute[];
  /** Headers of each page's file. */
  readonly pageHeaders: PageHeaders;
  /** Paths of all other files, such as `/assets/a.js`, without compressed ones. */
  readonly files: readonly string[];
  /** Third-party origin; undefined if another host serves it. */
  readonly frames: FramesSite | undefined;
}

/**
 * Folder of the release that is current when a request comes, below that of the deployment. Assets are served from it:
 * while a server reloads, its old processes also get requests for those of the new release.
 */
export const ASSETS_RELEASE = CURRENT;

export interface FileGroup {
  readonly kind: ResponseKind;
  readonly type: string;
  readonly extension: string;
  readonly files: readonly string[];
}

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

/** Returns the headers of a kind in a deployment. */
export function deployedHeaders({ config }: HostSite, kind: ResponseKind): Headers {
  return responseHeaders(kind, config, { isDeployed: true });
}

/**
 * Groups the files by kind and type.
 * @throws if the type of a file is not known: the host would guess it
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

/** Returns the path prefixes that the host forwards to the backend. `socket` is true if the socket is among them. */
export function forwardedPaths({ config, deployment }: HostSite): { readonly paths: readonly string[]; readonly socket: boolean } {
  if (deployment.backend === '') return { paths: [], socket: false };
  const storage = config.storageBase.startsWith('/') ? [config.storageBase] : [];
  const paths = [...(config.apiBase === '' ? ['/api', '/v2'] : []), ...storage];
  return { paths, socket: config.realtime.key !== '' && config.realtime.host === '' };
}
