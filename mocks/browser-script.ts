import { transform } from 'esbuild';

/**
 * Turns a TypeScript module into JavaScript that a browser may load. Its source map leads back to the lines of the source.
 * @param file name that the browser's developer tools show
 */
export async function browserScript(source: string, file: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', target: 'es2022', sourcemap: 'inline', sourcefile: file });
  return code;
}
