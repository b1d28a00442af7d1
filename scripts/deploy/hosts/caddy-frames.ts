import { block, handler, headerLines, redirectBlock, rootOf, SERVE, tlsLines } from './caddy-syntax';
import { ASSETS_RELEASE, type HostSite } from './host-site';

/** Returns the block of the third-party origin; no lines if another host serves it. */
export function framesBlock({ deployment, frames, release }: HostSite): string[] {
  if (frames === undefined) return [];
  const { origin, pages, assetHeaders, errorHeaders } = frames;
  return [
    ...redirectBlock(origin, errorHeaders),
    ...block(new URL(origin).host, [
      ...tlsLines(deployment),
      `root * ${rootOf(release)}/frames`,
      ...headerLines(errorHeaders),
      ...block('route', [
        `root /assets/* ${rootOf(ASSETS_RELEASE)}/frames`,
        ...pages.flatMap(({ kind, path, file, headers }) =>
          handler(kind, [`path ${path}`], [...headerLines(headers), `rewrite * ${file}`, ...SERVE]),
        ),
        ...handler('assets', ['path /assets/*', 'file'], [...headerLines(assetHeaders), ...SERVE]),
        ...block('handle', ['respond "Not found" 404']),
      ]),
    ]),
  ];
}
