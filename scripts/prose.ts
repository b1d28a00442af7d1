// Finds idioms that docs/style.md replaces, and comments without their noun. With beginnings of paths it lists every place in the files
// that match, and fails only if no file does. Without any it lists the places in folders above a limit, and fails if such a folder exists.
import { readFileSync } from 'node:fs';

import { absolute, projectFiles, projectPath, rootFiles } from './project-files';
import { findFragments } from './prose/find-fragments';
import { findIdioms } from './prose/find-idioms';
import { formatFinding, formatTable, isAbove, summarize } from './prose/report';

/** Maximum number of idioms per 1,000 words, by folder. */
const LIMITS = {
  src: 3,
  frames: 3,
  mocks: 3,
  conformance: 3,
  scripts: 3,
  tests: 3,
  bench: 3,
  docs: 3,
} as const;

const PROSE = /\.(?:ts|tsx|mjs|cjs|css|md)$/;

const paths = process.argv.slice(2).map((path) => projectPath(path));
const files = [...projectFiles(Object.keys(LIMITS)), ...rootFiles()].filter(
  (file) => PROSE.test(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path))),
);
if (files.length === 0) {
  console.error(`No file begins with ${paths.join(' or ')}.`);
  process.exit(2);
}
const proseOf = (file: string) => {
  const text = readFileSync(absolute(file), 'utf8');
  return { ...findIdioms(file, text), ...findFragments(file, text) };
};
const folders = summarize(new Map(files.map((file) => [file, proseOf(file)])), LIMITS);
const above = folders.filter(isAbove);

for (const { findings } of paths.length === 0 ? above : folders) for (const finding of findings) console.log(formatFinding(finding));
for (const line of formatTable(folders)) console.log(line);
if (paths.length === 0 && above.length > 0) process.exitCode = 1;
