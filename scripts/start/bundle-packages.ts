import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { build } from 'vite';

import { BUNDLED_PACKAGE, bundleFile } from './bundled-packages';

const ENTRY = 'bundled-packages';

/** Writes the bundle that `use-bundled-packages.ts` loads, unless there is one. */
export async function bundlePackages(): Promise<void> {
  const file = bundleFile();
  if (existsSync(file)) return;
  const names = Object.keys(await import(BUNDLED_PACKAGE)).filter((name) => name !== 'default' && /^\w+$/.test(name));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, write: false, minify: true, rolldownOptions: { input: ENTRY } },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'entry of bundled packages',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from '${BUNDLED_PACKAGE}';` : undefined),
      },
    ],
  });
  const [chunk, ...others] = [result].flat().flatMap((one) => ('output' in one ? one.output.filter(({ type }) => type === 'chunk') : []));
  if (chunk === undefined || !('code' in chunk) || others.length > 0) throw new Error(`The bundle of ${BUNDLED_PACKAGE} is not one file.`);
  await mkdir(dirname(file), { recursive: true });
  // Another `npm start` may read it.
  await writeFile(`${file}.new`, chunk.code);
  await rename(`${file}.new`, file);
}
