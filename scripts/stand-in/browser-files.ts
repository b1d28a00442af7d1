import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

import { transform } from 'esbuild';

/** Folders and files that `mocks/third-party/files.ts`, `mocks/http/panel-routes.ts` and `mocks/reference/docs.ts` serve to browsers. */
const SERVED = [
  'frames',
  'mocks/panel',
  'mocks/domain/book',
  'mocks/third-party/bridge-messages.ts',
  'mocks/third-party/messages.ts',
  'mocks/third-party/pages',
  'mocks/third-party/providers',
  'mocks/domain/games',
  'mocks/domain/slot',
  'mocks/realtime/error-codes.ts',
  'mocks/reference/contract.css',
  'mocks/domain/random.ts',
  'generated/operations.ts',
];

/**
 * Compiles the scripts that the stand-in serves to browsers, and copies their styles and JSON files, each to the same path in the package.
 * Tests, fixtures and files of other kinds are left out.
 */
export async function writeBrowserFiles(root: string, packageDir: string): Promise<void> {
  for (const file of SERVED.flatMap((path) => listFiles(root, path))) {
    const target = join(packageDir, file);
    mkdirSync(dirname(target), { recursive: true });
    if (/\.(css|json)$/.test(file)) cpSync(join(root, file), target);
    else if (/(?<!\.(test|fixture|d))\.ts$/.test(file)) {
      const { code } = await transform(readFileSync(join(root, file), 'utf8'), { loader: 'ts', target: 'es2022' });
      writeFileSync(target.replace(/ts$/, 'js'), code);
    }
  }
}

function listFiles(root: string, path: string): string[] {
  if (extname(path) !== '') return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
}
