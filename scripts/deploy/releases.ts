import { access, link, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Name of the file in a release's folder that describes the release. */
export const MARK = 'deployment.json';
/** Name of the link to the folder of the release that is served. */
export const CURRENT = 'current';
/** Folder of all releases. */
const RELEASES = 'releases';
/** Ending of a folder that is being written. */
const UNFINISHED = '.unfinished';
/** Folders of assets, which also get the assets of earlier releases. */
const ASSET_FOLDERS = ['site/assets', 'frames/assets'];

/** Description of a release. */
interface ReleaseMark {
  readonly build: string;
  readonly brand: string;
  readonly site: string;
  /** Time at which the release was written, in ISO 8601. */
  readonly written: string;
  /** Paths of the route table. */
  readonly routes: readonly string[];
  /** True if a rollback has replaced the release, so that no later rollback restores it. */
  readonly withdrawn?: boolean;
}

/** Release with its folder. */
export interface Release {
  readonly name: string;
  readonly folder: string;
  readonly mark: ReleaseMark;
}

/** Returns the path of a new release, relative to the deployment. The names of releases sort by time. */
export function releasePath(now: Date): string {
  return `${RELEASES}/${now.toISOString().replaceAll(':', '')}`;
}

/** Returns true if a folder can be used: it is missing, empty, or has a folder `releases`, which this command writes. */
export async function isOwnFolder(out: string): Promise<boolean> {
  const entries: readonly string[] = await readdir(out).catch(() => []);
  return entries.length === 0 || entries.includes(RELEASES);
}

/**
 * Creates the folder of a new release, which is not served before `publishRelease`. Deletes the folders of interrupted runs, and that of a
 * run that still writes: only one may write a deployment at a time.
 * @param path path of `releasePath`, as for `publishRelease`
 * @returns path of the folder, which ends with `.unfinished`
 */
export async function startRelease(out: string, path: string): Promise<string> {
  const releases = join(out, RELEASES);
  await mkdir(releases, { recursive: true });
  const names = await readdir(releases);
  const left = names.filter((name) => name.endsWith(UNFINISHED));
  await Promise.all(left.map((name) => rm(join(releases, name), { recursive: true, force: true })));
  const folder = `${join(out, path)}${UNFINISHED}`;
  await mkdir(folder);
  return folder;
}

/** Returns the release that is served; undefined if there is none. Rejects if its description cannot be read. */
export async function currentRelease(out: string): Promise<Release | undefined> {
  const target = await readlink(join(out, CURRENT)).catch(() => undefined);
  return target === undefined ? undefined : readRelease(out, basename(target));
}

/** Returns true if a rollback has replaced a build, and nothing was published since. */
export async function isWithdrawn(out: string, build: string): Promise<boolean> {
  const releases = await listReleases(out);
  return releases.some(({ mark }) => mark.withdrawn === true && mark.build === build);
}

/**
 * Makes a folder of `startRelease` the current release, in one step: the link is replaced. The folder must be complete, with its
 * `deployment.json`. The assets of the kept releases are added before, because open pages still load them. All other releases are deleted.
 * If it rejects before the link is replaced, the folder is as before, except for added assets.
 *
 * @param keep number of earlier builds whose last release is kept. The replaced release is also kept, because web servers serve it
 *   until they are reloaded
 */
export async function publishRelease(out: string, path: string, keep: number): Promise<void> {
  const unfinished = `${join(out, path)}${UNFINISHED}`;
  const { build } = await readMark(unfinished);
  const before = await currentRelease(out);
  const releases = await listReleases(out);
  const kept = lastOfBuilds(releases, build).slice(0, keep);
  const names = new Set([...kept, ...(before === undefined ? [] : [before])].map(({ name }) => name));
  for (const { name, folder } of releases) if (names.has(name)) await addAssets(unfinished, folder);
  await rename(unfinished, join(out, path));
  await exchange(out, path).catch(async (error: unknown) => {
    await rename(join(out, path), unfinished);
    throw error;
  });
  const others = releases.filter(({ name }) => !names.has(name));
  await Promise.all(others.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/**
 * Makes the newest earlier release of another build current, and adds the assets of the replaced release to it. Newer releases are marked
 * as withdrawn, so that no later rollback restores them.
 * @returns the restored release; undefined if there is none
 */
export async function rollBack(out: string): Promise<Release | undefined> {
  const current = await currentRelease(out);
  if (current === undefined) return undefined;
  const releases = await listReleases(out);
  const [previous] = lastOfBuilds(
    releases.filter(({ name }) => name < current.name),
    current.mark.build,
  );
  if (previous === undefined) return undefined;
  await addAssets(previous.folder, current.folder);
  await exchange(out, `${RELEASES}/${previous.name}`);
  const newer = releases.filter(({ name }) => name > previous.name);
  await Promise.all(newer.map(({ folder, mark }) => writeFile(join(folder, MARK), JSON.stringify({ ...mark, withdrawn: true }))));
  return previous;
}

/** Returns the last release of each build except one, newest first. Withdrawn releases are left out. */
function lastOfBuilds(releases: readonly Release[], except: string): Release[] {
  const builds = new Set([except]);
  return releases.filter(({ mark: { build, withdrawn } }) => {
    if (withdrawn === true || builds.has(build)) return false;
    builds.add(build);
    return true;
  });
}

/** Points the link at a release. Renaming replaces the link in one step, so that every request finds a release. */
async function exchange(out: string, path: string): Promise<void> {
  const next = join(out, `${CURRENT}${UNFINISHED}`);
  await rm(next, { force: true });
  await symlink(path, next);
  await rename(next, join(out, CURRENT));
}

/** Returns the complete releases, newest first. */
async function listReleases(out: string): Promise<Release[]> {
  const names = await readdir(join(out, RELEASES)).catch(() => []);
  const complete = names.filter((name) => !name.endsWith(UNFINISHED)).toSorted();
  return Promise.all(complete.toReversed().map((name) => readRelease(out, name)));
}

async function readRelease(out: string, name: string): Promise<Release> {
  const folder = join(out, RELEASES, name);
  return { name, folder, mark: await readMark(folder) };
}

async function readMark(folder: string): Promise<ReleaseMark> {
  return JSON.parse(await readFile(join(folder, MARK), 'utf8')) as ReleaseMark;
}

/** Adds the assets of another folder that a folder does not have, as hard links. */
async function addAssets(folder: string, from: string): Promise<void> {
  for (const assets of ASSET_FOLDERS) {
    for (const file of await readdir(join(from, assets)).catch(() => [])) {
      const target = join(folder, assets, file);
      await access(target).catch(() => link(join(from, assets, file), target));
    }
  }
}
