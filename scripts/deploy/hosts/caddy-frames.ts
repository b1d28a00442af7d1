import { block, handler, headerLines, rootOf, SERVE } from './caddy-syntax';
import { ASSETS_RELEASE, type HostSite } from './host-site';

/** Returns the block of the third-party origin. The environment may set FRAMES_ADDRESS. */
export function framesBlock({ frames, release }: HostSite): string[] {
  if (frames === undefined) return [];
  const { origin, pages, assetHeaders, errorHeaders } = frames;
  return block(`{$FRAMES_ADDRESS:${new URL(origin).host}}`, [
    `root * ${rootOf(release)}/frames`,
    ...headerLines(errorHeaders),
    ...block('route', [
      ...pages.flatMap(({ kind, path, file, headers }) =>
        handler(kind, [`path ${path}`], [...headerLines(headers), `rewrite * ${file}`, ...SERVE]),
      ),
      ...handler('assets', ['path /assets/*'], [`root * ${rootOf(ASSETS_RELEASE)}/frames`, ...headerLines(assetHeaders), ...SERVE]),
      ...block('handle', ['respond "Not found" 404']),
    ]),
  ]);
}
