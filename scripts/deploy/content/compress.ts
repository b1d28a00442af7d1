import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pattern of the files that are compressed: those with the extension of a text format, also SVG. */
export const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Number of files that are compressed at the same time: Node's thread pool has as many threads. */
const PARALLEL = 4;

/** Writes a `.br` and a `.gz` file beside each file of `COMPRESSED` among the paths. @returns the number of these files */
export async function compressFiles(paths: readonly string[]): Promise<number> {
  const queue = paths.filter((path) => COMPRESSED.test(path));
  const count = queue.length;
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return count;
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
