import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

import { absolute, projectFiles, rootFiles } from '../../scripts/project-files';

import { missingFiles } from './readme-files';

const FOLDERS = ['src', 'frames', 'mocks', 'conformance', 'scripts', 'tests', 'openapi', 'bench', 'docs'];
const MOST_READMES = 50;

const files = [...projectFiles(FOLDERS), ...rootFiles()];
const readmes = files.filter((file) => basename(file) === 'README.md');

test('only folders that need more than their names say have a README: a fact about a subfolder is a line in the README above', () => {
  expect(readmes.length).toBeLessThanOrEqual(MOST_READMES);
});

test('every file that a README names exists', () => {
  const ofFolders = readmes.filter((readme) => readme !== 'README.md' && !readme.startsWith('docs/'));
  expect(ofFolders.length).toBeGreaterThan(30);
  expect(ofFolders.flatMap((readme) => missingFiles(readme, readFileSync(absolute(readme), 'utf8'), files))).toEqual([]);
});

test.each([
  ['`gone.ts`', ['src/api/README.md: gone.ts does not exist']],
  ['`transport.ts`, `session/token.ts`, `mocks/node.ts`', []],
  ['`lib/gone.tsx` and `api/transport.ts`', ['src/api/README.md: lib/gone.tsx does not exist']],
  ['`handlers/<tag>.ts`, `*.fixture.ts`, gone.ts', []],
])('%s: missing are %j', (text, missing) => {
  const known = ['src/api/transport.ts', 'src/session/token.ts', 'mocks/node.ts'];
  expect(missingFiles('src/api/README.md', text, known)).toEqual(missing);
});
