import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect, test } from 'vitest';

import { absolute, projectFiles, rootFiles } from '../../scripts/project-files';

import { missingFiles } from './readme-files';

const inFolders = projectFiles(['src', 'frames', 'mocks', 'conformance', 'scripts', 'tests', 'openapi', 'bench', 'workbench']);
const files = [...inFolders, ...projectFiles(['docs']), ...rootFiles()];
const readmes = inFolders.filter((file) => file.endsWith('/README.md'));

test('every folder with code has a README', () => {
  const folders = new Set(inFolders.filter((file) => /\.(tsx?|mjs)$/.test(file)).map(dirname));
  expect([...folders].filter((folder) => !readmes.includes(`${folder}/README.md`))).toEqual([]);
});

test('every file that a README names exists', () => {
  expect(readmes.length).toBeGreaterThan(100);
  expect(readmes.flatMap((readme) => missingFiles(readme, readFileSync(absolute(readme), 'utf8'), files))).toEqual([]);
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
