import { expect, test } from 'vitest';

import { importCycles } from './import-cycles';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('chunks that share an import form no cycle', () => {
  expect(importCycles({ entry: chunk('entry.js', 'page', 'base'), page: chunk('page.js', 'base'), base: chunk('base.js') })).toEqual([]);
});

test('a chunk that imports its importer is found once', () => {
  const manifest = { entry: chunk('entry.js', 'base'), base: chunk('base.js', 'tiles'), tiles: chunk('tiles.js', 'entry') };
  expect(importCycles(manifest)).toEqual(['entry.js → base.js → tiles.js → entry.js']);
});
