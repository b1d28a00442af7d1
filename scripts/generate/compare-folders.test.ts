import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compareFolders } from './compare-folders';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compare-'));
  for (const side of ['fresh', 'committed']) {
    await mkdir(join(root, side, 'api'), { recursive: true });
    await writeFile(join(root, side, 'operations.ts'), 'export const operations = {};\n');
    await writeFile(join(root, side, 'api/auth.ts'), 'export const login = 1;\n');
  }
});

afterEach(() => rm(root, { recursive: true }));

const compare = () => compareFolders(join(root, 'fresh'), join(root, 'committed'));

test('equal folders have no difference', async () => {
  expect(await compare()).toEqual([]);
});

test('an edited file is reported', async () => {
  await writeFile(join(root, 'committed/api/auth.ts'), 'export const login = 2;\n');
  expect(await compare()).toEqual(['api/auth.ts: differs from a fresh run']);
});

test('a missing file and an additional file are reported', async () => {
  await rm(join(root, 'committed/operations.ts'));
  await writeFile(join(root, 'committed/extra.ts'), '');
  expect(await compare()).toEqual(['extra.ts: is not generated', 'operations.ts: is missing']);
});
