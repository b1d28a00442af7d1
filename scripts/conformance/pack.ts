import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makePackage } from './package';
import { tryPackage } from './try-package';

// Builds and tries the checker's package, and prints its path.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const tarball = await makePackage(root, join(root, 'conformance/package/dist'));
for (const { args, code, expected, output } of await tryPackage(tarball)) {
  console.log(`${code === expected ? 'ok  ' : 'FAIL'} conformance ${args}: exit ${String(code)}`);
  if (code === expected) continue;
  console.error(`expected exit ${String(expected)}\n${output}`);
  process.exitCode = 1;
}
console.log(relative(process.cwd(), tarball));
