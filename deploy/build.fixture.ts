import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A page that a build renders; it leaves a timer, like a cache in the code of the site. */
const PRERENDER = `
setInterval(() => {}, 600_000);
export const fixedPaths = ['/', '/casino'];
export async function prerenderPage(path, config) {
  const themeColor = { dark: '#111111', light: '#eeeeee' };
  const brand = { name: 'mare', title: 'Maré', layout: 'default', mode: 'dark', themeColor };
  return { html: '<main class="a">' + path + '</main>', source: undefined, brand, asks: [] };
}`;

const INDEX = `<!doctype html>
<html lang="pt-BR"><head><title>Palpite</title><meta name="theme-color" content="#0f1626" />
<link rel="icon" type="image/svg+xml" href="/brands/palpite.svg" />
<script type="application/json" id="config"></script>
<script type="module" src="/assets/entry.js"></script></head><body><div id="root"></div></body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': INDEX,
  'sw.js': '// worker',
  'version.json': '{"build":"build-1"}',
  'assets/entry.js': '// entry',
  'assets/entry.css': '.a{color:red}',
  '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], isEntry: true } }),
  '.prerender/prerender.js': PRERENDER,
  '.prerender/before-paint.js': '// before paint',
  '.prerender/load-app.js': '// load app',
};

/** Writes files into a new temporary folder. @returns its path */
export async function writeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** Writes a small build without the code of the site. @returns its folder */
export function writeBuild(): Promise<string> {
  return writeFolder(FILES);
}
