import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { absolute } from '../project-files';
import { IMPORT_MAP } from '../site/build-plugin';
import { openSitePages } from '../site/prerender/site-pages';

import type { SiteRoute } from '../../src/startup/prerender';

import { ConfigFileError } from './config/config-file-error';
import type { DeploymentInput } from './config/read-deployment';
import type { BackendData } from './content/backend-data';
import { compressFiles } from './content/compress';
import { HEALTH_FILE, healthPage } from './content/health-page';
import { writeIcons } from './content/icons';
import { KILL_WORKER } from './content/kill-worker';
import { licensesTxt } from './content/licenses';
import { menuIcons, SETTINGS, writeMenuIcons } from './content/menu-icons';
import { findMissingFiles } from './content/missing-files';
import { listShippedPackages } from './content/packages';
import { writePages } from './content/pages';
import { REGULATION_PAGES, regulationSlugs } from './content/regulation-pages';
import { sbom } from './content/sbom';
import { robotsTxt, securityTxt, sitemapXml } from './content/well-known';
import { toJson, writeText } from './content/write-text';
import { writeFrames } from './frames/write-frames';
import { caddyfile } from './hosts/caddy';
import { composeFile, dockerfile } from './hosts/container';
import { forwardedPaths, type HostSite } from './hosts/host-site';
import { nginxConf } from './hosts/nginx';
import { headersFile, redirectsFile } from './hosts/static-host';
import { RefusedRelease } from './refused-release';
import { hostRoutes } from './routes';

/** Folders of a release. */
const SITE = 'site';
const FRAMES = 'frames';
const SOURCE_MAPS = 'source-maps';

/** Input of a release. */
export interface ReleaseContent extends DeploymentInput {
  /** Folder of the build. */
  readonly dist: string;
  /** Id of the build. */
  readonly build: string;
  readonly now: Date;
  /** Path of the release, relative to the deployment. */
  readonly release: string;
  readonly data: BackendData;
}

/**
 * Writes all files of a release and checks them.
 *
 * @param out folder of the release, which is not served yet
 * @param print receives progress, line by line
 * @returns the deployment as its hosts see it
 * @throws {RefusedRelease} if a page or script names a file that is missing
 * @throws {ConfigFileError} if a regulation page of the configuration has the path of another page
 * @throws {FlagError} if the deployment has pages of third parties, and the build has none
 */
export async function writeRelease(out: string, content: ReleaseContent, print: (line: string) => void): Promise<HostSite> {
  const { dist, build, now, release, config, deployment, brand, frames, data } = content;
  const { backend } = deployment;
  const site = join(out, SITE);
  print(`Copying the files of build ${build}`);
  await copyBuild(dist, out);
  if (!deployment.serviceWorker) await writeText(site, 'sw.js', KILL_WORKER);
  const packages = await listShippedPackages(dist, absolute('.'));
  await Promise.all([
    writeIcons(site, brand),
    writeText(site, 'licenses.txt', licensesTxt(packages)),
    writeText(site, HEALTH_FILE, healthPage(config, deployment.site)),
    writeText(out, 'sbom.cdx.json', toJson(sbom({ build, packages, now }))),
  ]);

  print(backend === '' ? 'Writing pages without data' : `Writing pages with data of ${backend}`);
  const pages = await openSitePages(dist, config, backend === '' ? undefined : backend, data.read);
  checkSlugs(content, pages.routes);
  const pageHeaders = await writePages(site, pages, config);
  const listed = backend === '' ? [] : regulationSlugs(await data.read(backend + REGULATION_PAGES));
  if (listed === undefined) print('The backend does not list its regulation pages. Only those of the configuration have the status 200.');
  const ofMenu = backend === '' ? [] : menuIcons(await data.read(backend + SETTINGS));
  const missing = await writeMenuIcons(
    site,
    [...brand.menu.map(({ icon }) => icon), ...ofMenu, ...deployment.icons].filter((icon) => icon !== ''),
  );
  if (missing.length > 0) print(`No installed icon set has ${missing.join(', ')}. The site shows its own icons instead.`);
  if (data.failures.length > 0) print(`The pages lack data, because requests failed: ${[...new Set(data.failures)].join(', ')}.`);
  const regulationPages = [...new Set([...deployment.regulationPages, ...(listed ?? [])])];
  const routes = hostRoutes({ routes: pages.routes, fixedPaths: pages.fixedPaths, regulationPages });
  await Promise.all([
    writeText(site, 'robots.txt', robotsTxt(deployment.site)),
    writeText(site, 'sitemap.xml', sitemapXml(deployment.site, pages.fixedPaths, regulationPages)),
    writeText(site, '.well-known/security.txt', securityTxt(deployment.site, deployment.contact, now)),
  ]);

  if (frames !== undefined) await writeFrames(dist, join(out, FRAMES), frames);
  const written = await filesBelow(site);
  const ofFrames = frames === undefined ? [] : await filesBelow(join(out, FRAMES));
  const files = written.map((file) => `/${file}`).filter((file) => !(file in pageHeaders.byFile));
  const host: HostSite = { release, config, deployment, routes, pageHeaders, files, frames };
  const { paths } = forwardedPaths(host);
  const isForwarded = (file: string) => paths.some((path) => file.startsWith(`${path}/`));
  const { imports } = JSON.parse(await readFile(join(dist, IMPORT_MAP), 'utf8')) as { imports: Record<string, string> };
  const lacking = [
    ...(await findMissingFiles(site, written, isForwarded, imports)),
    ...(await findMissingFiles(join(out, FRAMES), ofFrames)),
  ];
  if (lacking.length > 0) throw new RefusedRelease(`${lacking.slice(0, 3).join(', ')}, which the build lacks. Run npm run build again.`);

  print(`Compressing ${String(written.length + ofFrames.length)} files`);
  await compressFiles([...written.map((file) => join(site, file)), ...ofFrames.map((file) => join(out, FRAMES, file))]);
  await Promise.all([
    writeText(out, 'nginx.conf', nginxConf(host)),
    writeText(out, 'Caddyfile', caddyfile(host)),
    writeText(out, 'Dockerfile', dockerfile(host)),
    writeText(out, 'compose.yaml', composeFile(host)),
    writeText(site, '_headers', headersFile(host)),
    writeText(site, '_redirects', redirectsFile(host)),
  ]);
  return host;
}

/**
 * Checks the paths of regulation pages.
 *
 * @throws {ConfigFileError} if another page of the site has the path and would hide the page
 */
function checkSlugs({ deployment, describe }: ReleaseContent, routes: readonly SiteRoute[]): void {
  const taken = deployment.regulationPages.flatMap((slug, index) =>
    routes.some(({ path }) => path === `/${slug}`)
      ? [describe(`deployment.regulationPages.${String(index)}`, `must be another name: the site has a page of its own at /${slug}`)]
      : [],
  );
  if (taken.length > 0) throw new ConfigFileError(taken.join('\n'));
}

/**
 * Copies the files of the build that are served. Source maps are copied to a folder beside the site, for an upload to the
 * monitoring.
 */
async function copyBuild(dist: string, out: string): Promise<void> {
  const isServed = (path: string) =>
    path === dist || !(basename(path).startsWith('.') || path === join(dist, 'index.html') || path.endsWith('.map'));
  await cp(dist, join(out, SITE), { recursive: true, filter: isServed });
  const isMap = async (path: string) => (await stat(path)).isDirectory() || path.endsWith('.map');
  await cp(join(dist, 'assets'), join(out, SOURCE_MAPS), { recursive: true, filter: isMap });
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
