import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { withConfig } from '../../../frames/page-html';
import { FlagError } from '../../flag-error';
import { FRAMES_FOLDER } from '../../site/frames-plugin';
import { writeText } from '../content/write-text';

import { framesHeadersFile } from './frames-headers-file';
import type { FramesSite } from '../config/frames-site';

/**
 * Writes the document root of the third-party origin: assets, configured pages and `_headers`.
 * @throws {FlagError} if the build has no pages of third parties
 */
export async function writeFrames(dist: string, folder: string, frames: FramesSite): Promise<void> {
  const built = join(dist, FRAMES_FOLDER);
  await cp(join(built, 'assets'), join(folder, 'assets'), { recursive: true }).catch(() => {
    throw new FlagError(`There are no pages of third parties in ${built}. Run npm run build again.`);
  });
  for (const { kind, file, config } of frames.pages) {
    await writeText(folder, file, withConfig(await readFile(join(built, `${kind}.html`), 'utf8'), config));
  }
  await writeText(folder, '_headers', framesHeadersFile(frames));
}
