import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { mockTraces } from './mock-traces';

test('a byte of the mock world in a build is found, wherever it is', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets/index.js'), 'const a = 1;');
  expect(await mockTraces(dist)).toEqual([]);
  await writeFile(join(dist, 'assets/later.js'), 'fetch("/__mock/reset")');
  await writeFile(join(dist, 'mockServiceWorker.js'), '');
  expect(await mockTraces(dist)).toEqual([
    expect.stringContaining("mockServiceWorker.js: holds 'mockServiceWorker'"),
    expect.stringContaining("later.js: holds '__mock'"),
  ]);
  await rm(dist, { recursive: true });
});
