import { access, constants, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** File that marks a folder as an output of this command, which the next run may replace. */
export const MARK = 'deployment.json';
const ASSETS = 'site/assets';

/** Returns the folder of the previous releases, beside the current one. */
export function releasesFolder(out: string): string {
  return `${out}.releases`;
}

/** Returns true if the folder is missing, empty or an output of this command. */
export async function isReplaceable(out: string): Promise<boolean> {
  const entries: readonly string[] = await readdir(out).catch(() => []);
  return entries.length === 0 || entries.includes(MARK);
}

/**
 * Makes a complete folder the current release. The assets of the releases before it stay, because open pages still load
 * them.
 *
 * @param keep number of releases before it that are kept; others are deleted
 */
export async function publishRelease(out: string, next: string, keep: number): Promise<void> {
  await archiveRelease(out);
  const releases = await listReleases(out);
  const kept = releases.slice(0, keep);
  for (const release of kept) await addAssets(next, release);
  await rename(next, out);
  await Promise.all(releases.slice(keep).map((release) => rm(release, { recursive: true, force: true })));
}

/**
 * Makes the release before the current one current again. The withdrawn one is deleted, except for its assets.
 * @returns the build of the restored release; undefined if there is none
 */
export async function rollBack(out: string): Promise<string | undefined> {
  const [previous] = await listReleases(out);
  if (previous === undefined) return undefined;
  await addAssets(previous, out);
  const withdrawn = `${out}.withdrawn`;
  await rm(withdrawn, { recursive: true, force: true });
  await rename(out, withdrawn);
  await rename(previous, out);
  await rm(withdrawn, { recursive: true, force: true });
  return (JSON.parse(await readFile(join(out, MARK), 'utf8')) as { build: string }).build;
}

async function archiveRelease(out: string): Promise<void> {
  const mark = await readFile(join(out, MARK), 'utf8').catch(() => undefined);
  if (mark === undefined) return rm(out, { recursive: true, force: true });
  const { written } = JSON.parse(mark) as { written: string };
  await mkdir(releasesFolder(out), { recursive: true });
  // The names are in the order of time.
  await rename(out, join(releasesFolder(out), written.replaceAll(':', '')));
}

/** Returns the names of the releases, newest first. */
async function listReleases(out: string): Promise<string[]> {
  const names: readonly string[] = await readdir(releasesFolder(out)).catch(() => []);
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(releasesFolder(out), name));
}

/** Copies the assets that a folder lacks. */
async function addAssets(folder: string, from: string): Promise<void> {
  for (const file of await readdir(join(from, ASSETS)).catch(() => [])) {
    const target = join(folder, ASSETS, basename(file));
    await access(target).catch(() => copyFile(join(from, ASSETS, file), target, constants.COPYFILE_FICLONE));
  }
}
