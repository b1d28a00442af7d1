import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import { pageHtml } from '../../frames/page-html';
import { pageKinds } from '../../frames/pages';

/** Code of a build's renderer: a page has its path as text, and reads no data. */
const PRERENDER = `
export const routes = [
  { path: '/' },
  { path: '/casino' },
  { path: '/casino/:categoryName' },
  { path: '/recuperar-senha' },
  { path: '/:regulation' },
  { path: '/sports/*', layout: 'default' },
  { path: '*' },
];
export const fixedPaths = ['/', '/casino'];
export async function prerenderPage(path, config) {
  return { path, html: '<main class="a">' + path + '</main>', sources: [], isSkeleton: true, brand: config.brand, asks: [] };
}`;

/** Code that leaves a timer, like a cache in the code of the site. */
const TIMER = 'setInterval(() => {}, 600_000);';

const INDEX = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8" /><title>Palpite</title><meta name="theme-color" content="#0f1626" />
<link rel="icon" type="image/svg+xml" href="/brands/palpite.svg" />
<script type="application/json" id="config"></script>
<script type="module" src="/assets/entry.js"></script></head><body><script nomodule src="/unsupported.js"></script><div id="root"></div></body></html>`;

const FRAME_PAGES = Object.fromEntries(
  pageKinds.flatMap((kind) => [
    [`.frames/${kind}.html`, pageHtml(kind, { scripts: [`/assets/${kind}.js`], styles: ['/assets/page.css'] })],
    [`.frames/assets/${kind}.js`, `// ${kind}`],
  ]),
);

/** Files of the small build without its renderer, by path. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': INDEX,
  'sw.js': '// worker',
  'unsupported.js': '// old browsers',
  'verificar.html': '<!doctype html><title>Verificar</title>',
  'version.json': '{"build":"build-1"}',
  'assets/entry.js': '// entry',
  'assets/entry.js.map': '{}',
  'assets/entry.css': '.a{color:red}',
  '.vite/modules.json': '{"node_modules/react/index.js":{},"src/main.tsx":{}}',
  '.vite/importmap.json': '{"imports":{}}',
  '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], isEntry: true } }),
  '.prerender/before-paint.js': '// before paint',
  '.prerender/load-app.js': '// load app',
  ...FRAME_PAGES,
  '.frames/assets/page.css': 'body{margin:0}',
};

/** Writes files into a new temporary folder, which is not removed. @returns its path */
export async function writeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/**
 * Writes a small build without the code of the site.
 * @param hasTimer true if rendering leaves a timer
 * @param own files to add or to replace, by path
 * @returns its folder
 */
export function writeBuild(hasTimer = false, own: Readonly<Record<string, string>> = {}): Promise<string> {
  return writeFolder({ ...FILES, '.prerender/prerender.js': hasTimer ? TIMER + PRERENDER : PRERENDER, ...own });
}

/**
 * Writes a build whose entry script has a name of its own, and whose entry and inline script have content of their own.
 * @param build id of the build
 * @returns its folder
 */
export function writeBuildOf(build: string): Promise<string> {
  const file = `assets/entry-${build}.js`;
  return writeBuild(false, {
    'version.json': JSON.stringify({ build }),
    'index.html': INDEX.replace('assets/entry.js', file),
    [file]: `// entry of ${build}`,
    '.vite/manifest.json': JSON.stringify({ 'index.html': { file, isEntry: true } }),
    '.prerender/before-paint.js': `// before paint of ${build}`,
  });
}

/** Value of `deployment.site` in the files of `writeConfig`. */
export const SITE = 'https://mare.example';

/**
 * Writes a configuration file with the required keys.
 * @param given keys of the runtime configuration
 * @param deployment further keys under `deployment`
 * @returns its path
 */
export async function writeConfig(given: object = {}, deployment: object = {}): Promise<string> {
  const required = { site: SITE, contact: 'mailto:security@mare.example', brandBackend: 'api.mare.example' };
  const config = { ...given, deployment: { ...required, ...deployment } };
  return join(await writeFolder({ 'site.json': JSON.stringify(config) }), 'site.json');
}

/**
 * Serves JSON documents by path with query until the test ends. An undefined one has the status 503, other paths have 404.
 * @returns its origin
 */
export async function startBackend(documents: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url in documents ? (documents[url] === undefined ? 503 : 200) : 404;
    response.end(JSON.stringify(documents[url] ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
