// Lists the texts that players read, with file and line. A path selects files: npm run texts -- src/features/wallet.
import { readFileSync } from 'node:fs';

import { absolute, projectFiles } from './project-files';
import { findTexts } from './texts/find-texts';

const CODE = /(?<!\.(?:test|spec|fixture|d))\.tsx?$/;

const paths = process.argv.slice(2);
const files = projectFiles(['src', 'frames']).filter(
  (file) => CODE.test(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path))),
);

if (files.length === 0) {
  console.error(`No file of src or frames with texts begins with ${paths.join(' or ')}.`);
  process.exitCode = 2;
}

for (const file of files)
  for (const { line, text } of findTexts(file, readFileSync(absolute(file), 'utf8'))) console.log(`${file}:${String(line)}  ${text}`);
