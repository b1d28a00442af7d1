import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { projectFiles } from '../../scripts/project-files';

/**
 * Returns true for code that creates a formatter while a module is evaluated. The first one loads the data of a
 * language, which takes a slow phone up to 100 ms.
 */
const createsAtOnce = (code: string): boolean => /^(export )?const \w+ = new Intl\./m.test(code);

test('no module of the site creates a formatter before it is used', async () => {
  const found: string[] = [];
  for (const file of projectFiles(['src']).filter((path) => /\.tsx?$/.test(path))) {
    if (!/\.(test|fixture)\.tsx?$/.test(file) && createsAtOnce(await readFile(file, 'utf8'))) found.push(file);
  }
  expect(found).toEqual([]);
});

test('a formatter that is created at once is found', () => {
  expect(createsAtOnce("let a = 1;\nexport const numbers = new Intl.NumberFormat('pt-BR');")).toBe(true);
  expect(createsAtOnce("const formatOf = (code: string) => new Intl.NumberFormat('pt-BR', { currency: code });")).toBe(false);
});
