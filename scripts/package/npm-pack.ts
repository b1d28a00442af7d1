import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Packs a folder with `npm pack`.
 *
 * @param outDir absolute path of an existing folder
 * @returns the path of the tarball, in `outDir`
 * @throws if npm fails or creates no tarball
 */
export function npmPack(packageDir: string, outDir: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', `--pack-destination=${outDir}`];
  const output = execFileSync('npm', args, { cwd: packageDir, encoding: 'utf8', shell: process.platform === 'win32' });
  const [, filename] = /"filename": "([^"]+)"/.exec(output) ?? [];
  if (filename === undefined) throw new Error(`npm pack created no tarball: ${output}`);
  return join(outDir, filename);
}
