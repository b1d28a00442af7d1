import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';

import { FlagError } from '../flag-error';
import { absolute } from '../project-files';
import { findLowContrasts } from '../site/brand/brand-contrast';
import type { BrandFile } from '../site/brand/brand-file';
import { brandNames, findBrand, readBrand } from '../site/brand/brands';
import { toPageBrand } from '../site/brand/page-brand';
import { openSitePages } from '../site/prerender/site-pages';

import type { DeployFlags } from './command/flags';
import type { RuntimeConfig } from '../../src/api/runtime-config';

import { type Deployment, parseDeploymentConfig } from './config/deployment-config';
import { compressFiles } from './content/compress';
import { HEALTH_FILE, healthPage } from './content/health-page';
import { writeIcons } from './content/icons';
import { KILL_WORKER } from './content/kill-worker';
import { licensesTxt } from './content/licenses';
import { fetchMenuIcons, writeMenuIcons } from './content/menu-icons';
import { listShippedPackages } from './content/packages';
import { writePages } from './content/pages';
import { fetchRegulationPages } from './content/regulation-pages';
import { sbom } from './content/sbom';
import { robotsTxt, securityTxt, sitemapXml } from './content/well-known';
import { writeText } from './content/write-text';
import { framesSite } from './frames/frames-site';
import { writeFrames } from './frames/write-frames';
import { caddyfile } from './hosts/caddy';
import { composeFile, dockerfile } from './hosts/container';
import type { HostSite } from './hosts/host-site';
import { nginxConf } from './hosts/nginx';
import { headersFile, redirectsFile } from './hosts/static-host';
import { isReplaceable, MARK, publishRelease } from './releases';
import { hostRoutes } from './routes';

const SITE = 'site';
const FRAMES = 'frames';
const SOURCE_MAPS = 'source-maps';

/**
 * Writes all files of one deployment (SPEC N18).
 *
 * @param print receives progress and summary
 * @throws {FlagError} if a file or folder cannot be used, or the backend has no brand
 * @throws {RuntimeConfigError} if the configuration is invalid
 */
export async function writeDeployment(flags: DeployFlags, print: (line: string) => void): Promise<void> {
  const started = Date.now();
  const now = new Date(started);
  const { config, deployment, brand } = await readConfig(flags);
  const [dist, folder] = [resolve(flags.dist), resolve(flags.out)];
  const build = await readBuild(dist, flags.dist);
  const frames = framesSite(config, deployment);
  if (!(await isReplaceable(folder))) fail(`${flags.out} has files of something else. Choose another folder with --out.`);
  // The release is complete before it replaces the current one.
  const out = `${folder}.next`;
  await rm(out, { recursive: true, force: true });
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

  print(deployment.backend === '' ? 'Writing pages without data' : `Writing pages with data of ${deployment.backend}`);
  const pages = await openSitePages(dist, config, deployment.backend === '' ? undefined : deployment.backend);
  const pageHeaders = await writePages(site, pages, config);
  const listed = deployment.backend === '' ? [] : await fetchRegulationPages(deployment.backend);
  if (listed === undefined) print('The backend does not list its regulation pages. Only those of the configuration have the status 200.');
  const ofMenu = deployment.backend === '' ? [] : await fetchMenuIcons(deployment.backend);
  const missing = await writeMenuIcons(
    site,
    [...brand.menu.map(({ icon }) => icon), ...ofMenu, ...deployment.icons].filter((icon) => icon !== ''),
  );
  if (missing.length > 0) print(`No installed icon set has ${missing.join(', ')}. The site shows its own icons instead.`);
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
  print(`Compressing ${String(written.length + ofFrames.length)} files`);
  await compressFiles([...written.map((file) => join(site, file)), ...ofFrames.map((file) => join(out, FRAMES, file))]);

  const files = written.map((file) => `/${file}`).filter((file) => !(file in pageHeaders.byFile));
  const host: HostSite = { config, deployment, routes, pageHeaders, files, frames };
  await Promise.all([
    writeText(out, 'nginx.conf', nginxConf(host)),
    writeText(out, 'Caddyfile', caddyfile(host)),
    writeText(out, 'Dockerfile', dockerfile(host)),
    writeText(out, 'compose.yaml', composeFile(host)),
    writeText(site, '_headers', headersFile(host)),
    writeText(site, '_redirects', redirectsFile(host)),
    writeText(out, MARK, toJson({ build, brand: brand.name, site: deployment.site, written: now.toISOString() })),
  ]);
  await publishRelease(folder, out, flags.keep);
  print(
    `${flags.out}: ${String(Object.keys(pageHeaders.byFile).length)} pages, ${String(files.length)} files and ${String(routes.length)} routes for ${deployment.site} (${brand.name})${frames === undefined ? '' : `, ${String(frames.pages.length)} pages for ${frames.origin}`}, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

interface Input {
  readonly config: RuntimeConfig;
  readonly deployment: Deployment;
  readonly brand: BrandFile;
}

async function readConfig({ config: file }: DeployFlags): Promise<Input> {
  const source = await readFile(file, 'utf8').catch(() => fail(`The configuration ${file} cannot be read.`));
  const { runtime, deployment } = parseDeploymentConfig(source);
  const brand = selectBrand(deployment, runtime.apiBase);
  const [problem] = findLowContrasts(brand);
  if (problem !== undefined) fail(`brands/${brand.name}.json: the contrast is too low. ${problem}.`);
  return { config: { ...runtime, brand: toPageBrand(brand) }, deployment, brand };
}

/** Selects the brand by name, or by the address of the backend. An address without a brand is an error (SPEC D12). */
function selectBrand({ brand, brandBackend, backend }: Deployment, apiBase: string): BrandFile {
  const url = [backend, apiBase].find((address) => address !== '');
  const host = brandBackend === '' && url !== undefined ? new URL(url).host : brandBackend;
  try {
    const found = brand === '' ? findBrand(host) : readBrand(brand);
    return found ?? fail(`No brand has the backend '${host}'. Set deployment.brand to one of ${brandNames.join(', ')}.`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function readBuild(dist: string, name: string): Promise<string> {
  const source = await readFile(join(dist, 'version.json'), 'utf8').catch(() =>
    fail(`There is no build in ${name}. Run npm run build first.`),
  );
  return (JSON.parse(source) as { build: string }).build;
}

/** Copies the served files of the build. Source maps go beside the site, for an upload to the monitoring. */
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

function toJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function fail(message: string): never {
  throw new FlagError(message);
}
