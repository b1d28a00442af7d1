import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { FlagError } from '../scripts/flag-error';
import { brandBackend, brandOfBackend } from '../scripts/site/brands';
import { commonHeaders, pageHeaders } from '../scripts/site/headers';
import { openSitePages } from '../scripts/site/prerender/site-pages';
import { parseRuntimeConfig, type RuntimeConfig } from '../src/api/runtime-config';

import type { DeployFlags } from './command/flags';

/** Placeholder pages in the brand's and in the default layout, each with a path that uses it. */
const PLACEHOLDER_PAGES = { 'page.html': '/user/wallet', 'page-default.html': '/sports' };

/**
 * Writes the files, pages and headers of one deployment.
 *
 * @param print receives progress and summary
 * @throws {FlagError} if a file is missing or the backend has no brand
 * @throws {RuntimeConfigError} if the configuration is invalid
 */
export async function writeDeployment(flags: DeployFlags, print: (line: string) => void): Promise<void> {
  const started = Date.now();
  const config = await readConfig(flags);
  const [dist, out] = [resolve(flags.dist), resolve(flags.out)];
  await access(join(dist, 'index.html')).catch(() => fail(`There is no build in ${flags.dist}. Run npm run build first.`));
  const pages = await openSitePages(dist, config, flags.backend);

  print(`Copying the files of ${flags.dist}`);
  // Files before pages, because pages refer to files. Names with a leading dot are input of this step.
  await cp(dist, out, {
    recursive: true,
    filter: (path) => path === dist || !(basename(path).startsWith('.') || path === join(dist, 'index.html')),
  });

  print('Writing pages');
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [file, path] of [...pages.fixedPaths.map((path) => [pageFile(path), path] as const), ...Object.entries(PLACEHOLDER_PAGES)]) {
    const page = await pages.pageAt(path);
    for (const hash of page.hashes.script) hashes.script.add(hash);
    for (const hash of page.hashes.style) hashes.style.add(hash);
    const target = join(out, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, page.html);
  }

  const headers = {
    all: commonHeaders,
    pages: pageHeaders(config, { hashes: { script: [...hashes.script], style: [...hashes.style] } }),
    assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    'version.json and every error': { 'Cache-Control': 'no-store' },
  };
  await writeFile(join(dirname(out), `${basename(out)}.headers.json`), `${JSON.stringify(headers, null, 2)}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  print(
    `${flags.out}: ${String(pages.fixedPaths.length)} pages and ${String(Object.keys(PLACEHOLDER_PAGES).length)} for all other paths, in ${seconds} s`,
  );
}

/** Reads the configuration. An address without a brand is an error (SPEC D12). */
async function readConfig({ config: file, brand }: DeployFlags): Promise<RuntimeConfig> {
  const source = await readFile(file, 'utf8').catch(() => fail(`The configuration ${file} cannot be read.`));
  const config = parseRuntimeConfig(source);
  try {
    if (brand !== undefined) return { ...config, brandBackend: brandBackend(brand) };
    brandOfBackend(config.brandBackend);
    return config;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function pageFile(path: string): string {
  return join('.', path, 'index.html');
}

function fail(message: string): never {
  throw new FlagError(message);
}
