import { readFile } from 'node:fs/promises';

import { transform } from 'esbuild';

/**
 * Reads a TypeScript module as JavaScript that a browser may load. It is not bundled: its imports stay as they are. Its source map leads
 * back to the lines of the source.
 * The package of the stand-in has compiled modules instead (`package/compiled-script.ts`).
 *
 * @param path absolute path of the file, without extension
 * @returns undefined if there is no such module
 * @throws if the module is not valid TypeScript
 */
export async function readBrowserScript(path: string): Promise<string | undefined> {
  const source = await readFile(`${path}.ts`, 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { code } = await transform(source, { loader: 'ts', target: 'es2022', sourcemap: 'inline', sourcefile: `${path}.ts` });
  return code;
}
