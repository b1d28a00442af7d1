// Turns a build into the files, pages and headers of one deployment.
//
//   node --import tsx deploy/pages.ts --config FILE --out FOLDER [--backend URL] [--dist FOLDER]
//
//   --config   the runtime configuration, as JSON
//   --backend  source of the games in prerendered pages; without it they show placeholders
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { commonHeaders, pageHeaders } from '../scripts/site/headers';
import { openSitePages } from '../scripts/site/prerender/site-pages';
import { parseRuntimeConfig } from '../src/api/runtime-config';

/** Placeholder pages in the brand's and in the default layout, each with a path that uses it. */
const PLACEHOLDER_PAGES = { 'page.html': '/user/wallet', 'page-default.html': '/sports' };

const { values } = parseArgs({
  options: { config: { type: 'string' }, out: { type: 'string' }, backend: { type: 'string' }, dist: { type: 'string', default: 'dist' } },
});
if (values.config === undefined || values.out === undefined) {
  console.error('Usage: deploy/pages.ts --config FILE --out FOLDER [--backend URL] [--dist FOLDER]');
  process.exit(2);
}

const [dist, out] = [resolve(values.dist), resolve(values.out)];
const config = parseRuntimeConfig(await readFile(values.config, 'utf8'));
const pages = await openSitePages(dist, config, values.backend);

// Files before pages, because pages refer to files. Names with a leading dot are input of this script.
await cp(dist, out, {
  recursive: true,
  filter: (path) => path === dist || !(basename(path).startsWith('.') || path === join(dist, 'index.html')),
});

const hashes = { script: new Set<string>(), style: new Set<string>() };
for (const [file, path] of [...pages.fixedPaths.map((path) => [pageFile(path), path] as const), ...Object.entries(PLACEHOLDER_PAGES)]) {
  const page = await pages.pageAt(path);
  for (const hash of page.hashes.script) hashes.script.add(hash);
  for (const hash of page.hashes.style) hashes.style.add(hash);
  const target = join(out, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, page.html);
}

const allowedHashes = { script: [...hashes.script], style: [...hashes.style] };
const headers = {
  all: commonHeaders,
  pages: pageHeaders(config, { hashes: allowedHashes }),
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  'version.json and every error': { 'Cache-Control': 'no-store' },
};
await writeFile(join(dirname(out), `${basename(out)}.headers.json`), `${JSON.stringify(headers, null, 2)}\n`);
console.log(`${String(pages.fixedPaths.length)} pages and ${String(Object.keys(PLACEHOLDER_PAGES).length)} for all other paths in ${out}`);

function pageFile(path: string): string {
  return join('.', path, 'index.html');
}
