import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findMockTraces } from './find-mock-traces';

test('code of the stand-in is found in every file of a build', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets/index.js'), 'const a = 1;');
  expect(await findMockTraces(dist)).toEqual([]);
  await writeFile(join(dist, 'assets/later.js'), 'fetch("/__mock/reset")');
  await writeFile(join(dist, 'mockServiceWorker.js'), '');
  expect(await findMockTraces(dist)).toEqual([
    expect.stringContaining("mockServiceWorker.js: contains 'mockServiceWorker'"),
    expect.stringContaining("later.js: contains '__mock'"),
  ]);
  await rm(dist, { recursive: true });
});
