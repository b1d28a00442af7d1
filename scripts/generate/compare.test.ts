import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { differences } from './compare';

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

const judge = () => differences(join(root, 'fresh'), join(root, 'committed'));

test('the same files give no difference', async () => {
  expect(await judge()).toEqual([]);
});

test('a file edited by hand is named', async () => {
  await writeFile(join(root, 'committed/api/auth.ts'), 'export const login = 2;\n');
  expect(await judge()).toEqual(['api/auth.ts: differs from what the contract gives']);
});

test('a file left out and one put in by hand are named', async () => {
  await rm(join(root, 'committed/operations.ts'));
  await writeFile(join(root, 'committed/extra.ts'), '');
  expect(await judge()).toEqual(['extra.ts: is not generated', 'operations.ts: is missing']);
});
