import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions of the files that have both compressed files. */
export const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Threads of Node's pool that compress. */
const PARALLEL = 4;

/** Writes `.br` and `.gz` beside the text files among the paths. @returns the number of compressed files */
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
