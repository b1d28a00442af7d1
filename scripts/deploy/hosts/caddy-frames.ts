import { block, handler, headerLines, SERVE } from './caddy-syntax';
import type { HostSite } from './host-site';

/** Returns the block of the third-party origin. The environment may set FRAMES_ADDRESS and FRAMES_ROOT. */
export function framesBlock({ frames }: HostSite): string[] {
  if (frames === undefined) return [];
  const { origin, pages, assetHeaders, errorHeaders } = frames;
  return block(`{$FRAMES_ADDRESS:${new URL(origin).host}}`, [
    'root * {$FRAMES_ROOT:/srv/frames}',
    ...headerLines(errorHeaders),
    ...block('route', [
      ...pages.flatMap(({ kind, path, file, headers }) =>
        handler(kind, [`path ${path}`], [...headerLines(headers), `rewrite * ${file}`, ...SERVE]),
      ),
      ...handler('assets', ['path /assets/*'], [...headerLines(assetHeaders), ...SERVE]),
      ...block('handle', ['respond "Not found" 404']),
    ]),
  ]);
}
