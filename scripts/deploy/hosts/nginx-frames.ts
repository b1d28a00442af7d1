import { ASSETS_RELEASE, type HostSite } from './host-site';
import { block, compressedLines, headerLines, listenLines, quote } from './nginx-syntax';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** Returns the server of the third-party origin, which has the folder `frames`. Other hosts and paths are none of its own. */
export function framesServers({ deployment, frames, release }: HostSite): string[] {
  if (frames === undefined) return [];
  const { origin, pages, assetHeaders, errorHeaders } = frames;
  const name = `server_name ${new URL(origin).hostname};`;
  const common = headerLines(errorHeaders);
  const redirect = `return 308 ${origin}$request_uri;`;
  return [
    ...(deployment.tls === null ? [] : block('server', ['listen 80;', name, ...common, redirect])),
    ...block('server', [
      ...listenLines(deployment),
      name,
      `root ${release}/frames;`,
      ...common,
      ...(deployment.tls === null ? [`if ($http_x_forwarded_proto = "http") { ${redirect} }`] : []),
      ...pages.flatMap(({ path, file, headers }) =>
        block(`location = ${path}`, [
          ...headerLines(headers),
          'default_type "text/html; charset=utf-8";',
          ...compressedLines('=404', file),
        ]),
      ),
      ...Object.entries(TYPES).flatMap(([extension, type]) =>
        block(`location ~ ${quote(String.raw`^/assets/[^/]+\.${extension}$`)}`, [
          `root ${ASSETS_RELEASE}/frames;`,
          ...headerLines(assetHeaders),
          `default_type ${quote(type)};`,
          ...compressedLines(),
        ]),
      ),
      ...block('location /', ['return 404;']),
    ]),
  ];
}
