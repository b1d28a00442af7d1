import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { writeFolder } from './build.fixture';
import { isReplaceable, publishRelease, releasesFolder, rollBack } from './releases';

let out = '';
beforeEach(async () => {
  out = join(await writeFolder({}), 'deployment');
});

/** Publishes a release with one asset of its own. */
async function publish(number: number, keep = 3): Promise<void> {
  const mark = JSON.stringify({ build: `build-${String(number)}`, written: `2026-01-0${String(number)}T00:00:00.000Z` });
  const next = await writeFolder({
    'deployment.json': mark,
    'site/index.html': `page ${String(number)}`,
    [`site/assets/${String(number)}.js`]: `asset ${String(number)}`,
    'site/assets/shared.js': `shared of ${String(number)}`,
  });
  await publishRelease(out, next, keep);
}

const page = () => readFile(join(out, 'site/index.html'), 'utf8');
const assets = async () => (await readdir(join(out, 'site/assets'))).toSorted();

test('a release has its own files and the assets of the kept ones before it', async () => {
  for (const number of [1, 2, 3]) await publish(number);
  expect(await page()).toBe('page 3');
  expect(await assets()).toEqual(['1.js', '2.js', '3.js', 'shared.js']);
  expect(await readFile(join(out, 'site/assets/shared.js'), 'utf8')).toBe('shared of 3');
});

test('older releases are deleted', async () => {
  for (const number of [1, 2, 3, 4, 5]) await publish(number, 2);
  expect((await readdir(releasesFolder(out))).toSorted()).toEqual(['2026-01-03T000000.000Z', '2026-01-04T000000.000Z']);
});

test('a rollback restores the release before, with the assets of the withdrawn one', async () => {
  for (const number of [1, 2, 3]) await publish(number);
  expect(await rollBack(out)).toBe('build-2');
  expect(await page()).toBe('page 2');
  expect(await assets()).toContain('3.js');
  expect(await rollBack(out)).toBe('build-1');
  expect(await rollBack(out)).toBeUndefined();
  expect(await page()).toBe('page 1');
});

test('a folder with other files is not replaceable', async () => {
  expect(await isReplaceable(out)).toBe(true);
  expect(await isReplaceable(await writeFolder({ 'diary.txt': 'mine' }))).toBe(false);
});
