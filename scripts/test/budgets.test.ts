import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { judgeBudgets } from './budgets';

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

it('counts each file once, those of the page and of what it stands on', async () => {
  const { told, crossed } = await judgeBudgets(folder, [plenty]);
  expect(crossed).toEqual([]);
  expect(told).toEqual([expect.stringContaining('4 of 10 files')]);
});

it('names what is heavy, and by whom it is there', async () => {
  const { crossed } = await judgeBudgets(folder, [{ ...plenty, scripts: 0.1 }]);
  expect(crossed).toEqual([expect.stringContaining('5.0 kB before minification: src/heavy.ts ← src/main.tsx')]);
});

it('tells styles and files that are too many', async () => {
  const { crossed } = await judgeBudgets(folder, [{ ...plenty, styles: 0.01, requests: 3 }]);
  expect(crossed).toEqual([expect.stringContaining('main.css'), expect.stringContaining('4 files')]);
});

it('lets nothing onto a first page that has its moment later', async () => {
  await write(
    '.vite/modules.json',
    JSON.stringify({ ...modules, 'node_modules/zod/index.js': { file: 'shared.js', bytes: 9, importers: ['src/heavy.ts'] } }),
  );
  const { crossed } = await judgeBudgets(folder, [plenty]);
  expect(crossed).toEqual([expect.stringContaining('node_modules/zod/index.js ← src/heavy.ts ← src/main.tsx')]);
});

it('fails where the build has no such page', async () => {
  await expect(judgeBudgets(folder, [{ ...plenty, page: 'src/routes/gone.tsx' }])).rejects.toThrow('gone.tsx');
});
