import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { writeFolder } from './build.fixture';
import { currentRelease, isOwnFolder, publishRelease, releasePath, rollBack, startRelease } from './releases';

let out = '';
beforeEach(async () => {
  out = join(await writeFolder({}), 'deployment');
});

/** Publishes a release of a build on a day of January, with one asset of its own. */
async function publish(day: number, build = `build-${String(day)}`, keep = 3): Promise<void> {
  const now = new Date(Date.UTC(2026, 0, day));
  const path = releasePath(now);
  const folder = await startRelease(out, path);
  const files = await writeFolder({
    'deployment.json': JSON.stringify({ build, brand: 'mare', site: '', written: now.toISOString(), routes: [] }),
    'site/index.html': `page ${String(day)}`,
    [`site/assets/${String(day)}.js`]: `asset ${String(day)}`,
    'site/assets/shared.js': `shared of ${String(day)}`,
    [`frames/assets/${String(day)}.js`]: `frame ${String(day)}`,
  });
  for (const name of await readdir(files)) await rename(join(files, name), join(folder, name));
  await publishRelease(out, path, keep);
}

const page = () => readFile(join(out, 'current/site/index.html'), 'utf8');
const assets = async (root = 'site') => (await readdir(join(out, 'current', root, 'assets'))).toSorted();
/** Returns the days of the kept releases. */
const days = async () => (await readdir(join(out, 'releases'))).toSorted().map((name) => Number(name.slice(8, 10)));

test('a release has its own files and the assets of the kept ones before it, also those of third parties', async () => {
  for (const day of [1, 2, 3]) await publish(day);
  expect(await page()).toBe('page 3');
  expect(await assets()).toEqual(['1.js', '2.js', '3.js', 'shared.js']);
  expect(await assets('frames')).toEqual(['1.js', '2.js', '3.js']);
  expect(await readFile(join(out, 'current/site/assets/shared.js'), 'utf8')).toBe('shared of 3');
});

test('releases of older builds are deleted', async () => {
  for (const day of [1, 2, 3, 4, 5]) await publish(day, undefined, 2);
  expect(await days()).toEqual([3, 4, 5]);
});

test('nights of one build take no place of another build, and a rollback passes over them', async () => {
  await publish(1, 'good');
  for (const day of [2, 3, 4, 5, 6]) await publish(day, 'bad');
  // The fifth is still served until web servers are reloaded.
  expect(await days()).toEqual([1, 5, 6]);
  expect((await rollBack(out))?.mark.build).toBe('good');
  expect(await page()).toBe('page 1');
  expect(await assets()).toContain('6.js');
});

test('a release that was rolled back is restored by no later rollback', async () => {
  await publish(1, 'good');
  await publish(2, 'bad');
  await publish(3, 'bad');
  await rollBack(out);
  await publish(4, 'fixed');
  expect((await rollBack(out))?.mark.build).toBe('good');
  expect(await rollBack(out)).toBeUndefined();
  expect(await page()).toBe('page 1');
});

test('an error while a release is completed leaves the current one as it was', async () => {
  await publish(1);
  await publish(2);
  // A folder among the assets of a kept release cannot be linked.
  await mkdir(join(out, 'current/site/assets/folder'));
  await expect(publish(3)).rejects.toThrow('EPERM');
  expect((await currentRelease(out))?.mark.build).toBe('build-2');
  expect(await page()).toBe('page 2');
});

test('a release that cannot become the current one is not kept as a complete one', async () => {
  await publish(1);
  // A copy of a deployment has a folder instead of the link.
  await rm(join(out, 'current'));
  await mkdir(join(out, 'current'));
  await expect(publish(2)).rejects.toThrow('current');
  expect((await readdir(join(out, 'releases'))).toSorted()).toEqual(['2026-01-01T000000.000Z', '2026-01-02T000000.000Z.unfinished']);
});

test('a folder with other files is not used', async () => {
  expect(await isOwnFolder(out)).toBe(true);
  expect(await isOwnFolder(await writeFolder({ 'diary.txt': 'mine' }))).toBe(false);
});
