import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makePackage } from './package';

// Builds the package of the stand-in in .cache/stand-in-package, and prints the tarball's path relative to the current folder.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
console.log(relative(process.cwd(), await makePackage(root, join(root, '.cache/stand-in-package'))));
