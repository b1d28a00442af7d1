import { ASSETS_RELEASE, type HostSite } from './host-site';
import { originServers } from './nginx-servers';
import { block, compressedLines, headerLines, missingLocation, quote } from './nginx-syntax';

/** Media types of the files in `/assets/` by extension. Files with other extensions get a 404. */
const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** Returns the servers of the third-party origin; none if another host serves it. Unknown paths get a 404. */
export function framesServers({ deployment, frames, release }: HostSite): string[] {
  if (frames === undefined) return [];
  const { origin, pages, assetHeaders, errorHeaders } = frames;
  return originServers(deployment, origin, headerLines(errorHeaders), [
    `root ${release}/frames;`,
    'error_page 404 @missing;',
    ...pages.flatMap(({ path, file, headers }) =>
      block(`location = ${path}`, [
        ...headerLines(headers),
        'default_type "text/html; charset=utf-8";',
        ...compressedLines('@missing', file),
      ]),
    ),
    ...Object.entries(TYPES).flatMap(([extension, type]) =>
      block(`location ~ ${quote(String.raw`^/assets/[^/]+\.${extension}$`)}`, [
        `root ${ASSETS_RELEASE}/frames;`,
        ...headerLines(assetHeaders),
        `default_type ${quote(type)};`,
        ...compressedLines('@missing'),
      ]),
    ),
    ...block('location /', ['return 404;']),
    ...missingLocation(),
  ]);
}
