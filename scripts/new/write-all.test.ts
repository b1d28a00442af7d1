import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Command, writeAll } from './write-all';

const node = (code: string): Command => [process.execPath, '-e', code];
const NOTHING = node('');
/** Derives a file from `table.txt`, as `npm run generate` does from the contract. */
const GENERATE = node("const fs = require('fs'); fs.writeFileSync('generated.txt', fs.readFileSync('table.txt', 'utf8').toUpperCase())");
const FAIL = node("console.log('line 3: duplicated key'); process.exit(1)");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  writeFileSync(join(root, 'table.txt'), 'old');
  writeFileSync(join(root, 'generated.txt'), 'OLD');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (options: { format?: Command; after?: readonly Command[]; signal?: AbortSignal }) =>
  writeAll({
    root,
    files: new Map([
      ['table.txt', 'new'],
      ['deep/folder/part.txt', 'part'],
      ['deep/folder/other.txt', 'other'],
    ]),
    format: NOTHING,
    after: [GENERATE],
    signal: new AbortController().signal,
    ...options,
  });

test('files are written, then those that derive from them', async () => {
  expect(await write({})).toEqual([
    { file: 'table.txt', isNew: false },
    { file: 'deep/folder/part.txt', isNew: true },
    { file: 'deep/folder/other.txt', isNew: true },
  ]);
  expect([read('table.txt'), read('deep/folder/part.txt'), read('generated.txt')]).toEqual(['new', 'part', 'NEW']);
});

test.each([
  ['the format fails', { format: FAIL }],
  ['the first command fails', { after: [FAIL, GENERATE] }],
  ['the last command fails', { after: [GENERATE, FAIL] }],
])('if %s, everything is as it was, and the message has its output', async (_, options) => {
  await expect(write(options)).rejects.toThrow(/failed:\nline 3: duplicated key\nEverything is as it was before\.$/);
  expect([read('table.txt'), read('generated.txt')]).toEqual(['old', 'OLD']);
  expect(readdirSync(root).toSorted()).toEqual(['generated.txt', 'table.txt']);
});

test('if a file cannot be written, those before it are removed', async () => {
  writeFileSync(join(root, 'deep'), 'a file in the place of a folder');
  await expect(write({})).rejects.toThrow('Everything is as it was before.');
  expect([read('table.txt'), read('generated.txt')]).toEqual(['old', 'OLD']);
});

test('an interruption undoes everything', async () => {
  const controller = new AbortController();
  const waiting = node("require('fs').writeFileSync('waiting.txt', ''); setInterval(() => {}, 1000)");
  const written = write({ after: [GENERATE, waiting], signal: controller.signal });
  await expect.poll(() => existsSync(join(root, 'waiting.txt'))).toBe(true);
  controller.abort();
  await expect(written).rejects.toThrow('Interrupted.\nEverything is as it was before.');
  expect([read('table.txt'), read('generated.txt'), existsSync(join(root, 'deep'))]).toEqual(['old', 'OLD', false]);
});
