import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { FlagError } from '../flag-error';

import type { DeployFlags } from './command/flags';
import { readBuild, readDeployment } from './config/read-deployment';
import { openBackendData, type Responses } from './content/backend-data';
import { toJson, writeText } from './content/write-text';
import type { HostSite } from './hosts/host-site';
import { RefusedRelease } from './refused-release';
import {
  CURRENT,
  currentRelease,
  isOwnFolder,
  isWithdrawn,
  MARK,
  publishRelease,
  type Release,
  releasePath,
  startRelease,
} from './releases';
import { writeRelease } from './write-release';

/** Name of the file with the backend's responses, which a later release can use if the backend does not respond. */
const DATA = 'data.json';
/** Maximum number of missing routes that a message names. */
const MAX_NAMED_ROUTES = 5;

/**
 * Writes a release of a deployment (SPEC N18), checks it, and makes it the current one. After an error the current release is
 * unchanged.
 *
 * @param print receives warnings, progress and summary, line by line
 * @throws {FlagError} if a file, folder or brand cannot be used
 * @throws {ConfigFileError} if the configuration is wrong
 * @throws {RefusedRelease} if the backend does not respond, a rollback has withdrawn the build, or files or earlier routes are missing
 */
export async function writeDeployment(flags: DeployFlags, print: (line: string) => void): Promise<void> {
  const now = new Date();
  const input = await readDeployment(flags.config, print);
  const { deployment, brand } = input;
  const [dist, out] = [resolve(flags.dist), resolve(flags.out)];
  const build = await readBuild(dist, flags.dist);
  if (!(await isOwnFolder(out))) throw new FlagError(`${flags.out} has files of something else. Choose another folder with --out.`);
  if (!flags.allowWithdrawn && (await isWithdrawn(out, build))) {
    throw new RefusedRelease(`A rollback has withdrawn build ${build}. To publish it again: --allow-withdrawn.`);
  }
  const before = await currentRelease(out);
  const last = flags.lastData && before !== undefined ? await readResponses(before) : undefined;
  const data = await openBackendData(deployment.backend, last, print);

  const release = releasePath(now);
  const folder = await startRelease(out, release);
  const host = await writeRelease(folder, { ...input, dist, build, now, release, data }, print)
    .then(async (written) => {
      const routes = written.routes.map(({ path }) => path);
      if (!flags.allowFewerRoutes) checkRoutes(before?.mark.routes ?? [], routes);
      const mark = { build, brand: brand.name, site: deployment.site, written: now.toISOString(), routes };
      await Promise.all([writeText(folder, DATA, toJson(data.responses)), writeText(folder, MARK, toJson(mark))]);
      await publishRelease(out, release, flags.keep);
      return written;
    })
    .catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
  print(`${summary(host, flags.out, brand.name)}, in ${((Date.now() - now.getTime()) / 1000).toFixed(1)} s. ${reloadHint(flags.out)}`);
}

/** Returns the advice to reload the web server, after another release has become current. */
export function reloadHint(out: string): string {
  return `Reload the web server, such as nginx -p ${out} -c ${CURRENT}/nginx.conf -s reload`;
}

function summary({ pageHeaders, files, routes, frames, deployment }: HostSite, out: string, brand: string): string {
  const ofFrames = frames === undefined ? '' : `, ${String(frames.pages.length)} pages for ${frames.origin}`;
  const pages = Object.keys(pageHeaders.byFile).length;
  const counts = `${String(pages)} pages, ${String(files.length)} files and ${String(routes.length)} routes`;
  return `${out}/${CURRENT}: ${counts} for ${deployment.site} (${brand})${ofFrames}`;
}

/** Checks that no route of the previous release is missing. @throws {RefusedRelease} if one is */
function checkRoutes(before: readonly string[], routes: readonly string[]): void {
  const missing = before.filter((path) => !routes.includes(path));
  if (missing.length === 0) return;
  const more = missing.length > MAX_NAMED_ROUTES ? ` and ${String(missing.length - MAX_NAMED_ROUTES)} more` : '';
  const named = missing.slice(0, MAX_NAMED_ROUTES).join(', ');
  throw new RefusedRelease(`Routes of the current release are missing: ${named}${more}. To publish without them: --allow-fewer-routes.`);
}

async function readResponses({ folder }: Release): Promise<Responses> {
  return JSON.parse(await readFile(join(folder, DATA), 'utf8')) as Responses;
}
