import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makePackage } from './package';

// Builds the checker's package in conformance/package/dist, which is emptied first, and prints the tarball's path from the working
// directory.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
console.log(relative(process.cwd(), await makePackage(root, join(root, 'conformance/package/dist'))));
