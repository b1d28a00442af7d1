import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkBudgets } from './budgets';

let folder: string;
const page = 'src/routes/home.tsx';
const plenty = { page, scripts: 10, styles: 10, requests: 10 };
const text = (length: number) => Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * index * 31) % 90))).join('');

const manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'shared.js' },
  [page]: { file: 'home.js', css: ['main.css'], imports: ['_shared.js', 'index.html'] },
  'src/other.tsx': { file: 'other.js' },
};
const modules = {
  'src/main.tsx': { file: 'main.js', bytes: 10, importers: [] },
  'src/heavy.ts': { file: 'shared.js', bytes: 5000, importers: ['src/main.tsx'] },
  'node_modules/zod/index.js': { file: 'other.js', bytes: 900, importers: ['src/heavy.ts'] },
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budgets-'));
  await mkdir(join(folder, '.vite'));
  await write('.vite/manifest.json', JSON.stringify(manifest));
  await write('.vite/modules.json', JSON.stringify(modules));
  for (const file of ['main.js', 'shared.js', 'home.js', 'other.js', 'main.css']) await write(file, text(2000));
});
afterEach(() => rm(folder, { recursive: true }));
const write = (name: string, content: string) => writeFile(join(folder, name), content);

it('counts each file of a page and of its imports once', async () => {
  const { summary, violations } = await checkBudgets(folder, [plenty]);
  expect(violations).toEqual([]);
  expect(summary).toEqual([expect.stringContaining('4 of 10 files')]);
});

it('lists the largest modules and their importers', async () => {
  const { violations } = await checkBudgets(folder, [{ ...plenty, scripts: 0.1 }]);
  expect(violations).toEqual([expect.stringContaining('5.0 kB before minification: src/heavy.ts ← src/main.tsx')]);
});

it('reports too many kB of styles and too many files', async () => {
  const { violations } = await checkBudgets(folder, [{ ...plenty, styles: 0.01, requests: 3 }]);
  expect(violations).toEqual([expect.stringContaining('main.css'), expect.stringContaining('4 files')]);
});

it('reports a module that must be loaded on demand', async () => {
  await write(
    '.vite/modules.json',
    JSON.stringify({ ...modules, 'node_modules/zod/index.js': { file: 'shared.js', bytes: 9, importers: ['src/heavy.ts'] } }),
  );
  const { violations } = await checkBudgets(folder, [plenty]);
  expect(violations).toEqual([expect.stringContaining('node_modules/zod/index.js ← src/heavy.ts ← src/main.tsx')]);
});

it('throws if the build has no such page', async () => {
  await expect(checkBudgets(folder, [{ ...plenty, page: 'src/routes/gone.tsx' }])).rejects.toThrow('gone.tsx');
});
