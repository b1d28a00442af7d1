import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { beforeAll, describe, expect, test } from 'vitest';

import { SITE, startBackend, writeBuild, writeConfig, writeFolder } from './build.fixture';
import { framesDeployment, framesRuntime } from './config/frames.fixture';
import { scoreOf } from './observatory.fixture';
import { writeDeployment } from './write-deployment';

let dist = '';
let out = '';
const lines: string[] = [];
const read = (file: string) => readFile(join(out, file), 'utf8');

async function deploy(config: string, folder = join(dirname(config), 'out')) {
  const flags = { config, out: folder, dist, keep: 3, lastData: false, allowFewerRoutes: false, allowWithdrawn: false };
  await writeDeployment(flags, (line) => lines.push(line));
  return join(folder, 'current');
}

beforeAll(async () => {
  dist = await writeBuild();
  out = await deploy(await writeConfig({}, { regulationPages: ['termos-de-uso'] }));
});

describe('the icons of menus (SPEC S18)', () => {
  test('are those of the backend and of the configuration, in one file for each set', async () => {
    const menu = [
      { label: 'Foguete', url: '/casino/crash', icon: 'lucide:rocket' },
      { label: 'Mapa', url: '/mapa', icon: 'none-such:map' },
    ];
    const settings = { general_menu: menu, general_footer_menu: [{ label: 'Ajuda', url: '/ajuda', icon: null }] };
    const backend = await startBackend({ '/v2/settings/': settings });
    const folder = await deploy(await writeConfig({}, { backend, icons: ['lucide:banana'] }));
    const { prefix, icons } = JSON.parse(await readFile(join(folder, 'site/icons/lucide.json'), 'utf8'));
    expect([prefix, Object.keys(icons)]).toEqual(['lucide', ['banana', 'rocket']]);
    expect(lines).toContain('No installed icon set has none-such:map. The site shows its own icons instead.');
    expect(await readFile(join(folder, 'nginx.conf'), 'utf8')).toContain('icons/lucide');
  });
});

describe('the folder', () => {
  test('has the files of the build and of its brand only', async () => {
    const files = await readdir(join(out, 'site'), { recursive: true });
    for (const file of [
      'assets/entry.js',
      'brands/mare.svg',
      'brands/mare-512.png',
      'brands/mare-maskable-192.png',
      'apple-touch-icon.png',
      'saude.html',
      'sw.js',
    ]) {
      expect(files).toContain(file);
    }
    expect(files.filter((file) => /ipe|\.map$|^\.vite|^\.prerender/.test(file))).toEqual([]);
    expect(await readdir(join(out, 'source-maps'))).toEqual(['entry.js.map']);
  });

  test('has a compressed file beside each text file', async () => {
    const original = await readFile(join(out, 'site/index.html'));
    expect(brotliDecompressSync(await readFile(join(out, 'site/index.html.br')))).toEqual(original);
    expect(gunzipSync(await readFile(join(out, 'site/index.html.gz')))).toEqual(original);
  });

  test('has icons in the web manifest, with and without transparent corners', async () => {
    const manifest = JSON.parse(await read('site/brands/mare.webmanifest'));
    expect(manifest.icons).toContainEqual({
      src: '/brands/mare-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    });
    expect(manifest.screenshots).toHaveLength(2);
    for (const { src } of manifest.screenshots) expect((await readFile(join(out, 'site', src))).length).toBeGreaterThan(0);
  });

  test('has addresses for search engines and for reports of vulnerabilities', async () => {
    expect(await read('site/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const sitemap = await read('site/sitemap.xml');
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${SITE}/`,
      `${SITE}/casino`,
      `${SITE}/termos-de-uso`,
    ]);
    expect(await read('site/.well-known/security.txt')).toMatch(/^Contact: mailto:security@mare\.example\nExpires: \d{4}-\d\d-\d\dT/);
  });

  test('states the packages that it contains, with their licenses', async () => {
    expect(await read('site/licenses.txt')).toMatch(/react [\d.]+ \(MIT\)[^]*Permission is hereby granted/);
    const { bomFormat, components } = JSON.parse(await read('sbom.cdx.json'));
    expect(bomFormat).toBe('CycloneDX');
    expect(components).toContainEqual(
      expect.objectContaining({ name: 'react', purl: expect.stringMatching(/^pkg:npm\/react@/), licenses: [{ license: { id: 'MIT' } }] }),
    );
    expect(components.map(({ purl }: { purl: string }) => purl)).toContainEqual(expect.stringContaining('%40fontsource-variable/figtree@'));
  });

  test('has a page for unknown paths that contains its policy', async () => {
    expect(await read('site/404.html')).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'`);
    expect(await read('site/index.html')).not.toContain('http-equiv');
  });
});

/** Returns the headers of `/` by the rules of `_headers`. */
async function headersOfHome(): Promise<Record<string, string>> {
  const rules = (await read('site/_headers')).split('\n\n').map((rule) => rule.trim().split('\n  '));
  const applied = rules.filter(([path]) => path === '/*' || path === '/').flatMap(([, ...headers]) => headers);
  return Object.fromEntries(applied.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

test('the Mozilla Observatory gives the home page at least 130 points (SPEC N18)', async () => {
  const html = await read('site/index.html');
  expect(scoreOf(await headersOfHome(), html)).toBeGreaterThanOrEqual(130);
});

test('the nginx configuration has the same headers for the home page', async () => {
  const conf = await read('nginx.conf');
  const headers = await headersOfHome();
  for (const [name, value] of Object.entries(headers)) {
    if (/^(Content-Security|Referrer)-Policy$/.test(name)) continue;
    expect(conf).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  }
  const policy = /map \$site_page \$site_policy \{[^}]*"\/index\.html" "([^"]*)";/.exec(conf)?.[1] ?? '';
  expect(scoreOf({ ...headers, 'Content-Security-Policy': policy }, await read('site/index.html'))).toBeGreaterThanOrEqual(130);
});

test('the pages of third parties have a folder and an origin of their own', async () => {
  const folder = await deploy(await writeConfig(framesRuntime, framesDeployment));
  const files = await readdir(join(folder, 'frames'), { recursive: true });
  for (const file of ['captcha.html', 'verification.html', 'frames/tags.html', 'assets/captcha.js', '_headers'])
    expect(files).toContain(file);
  expect(await readFile(join(folder, 'frames/captcha.html'), 'utf8')).toContain(`"siteOrigins":["${SITE}"],"providers":{"turnstile":`);
  expect(brotliDecompressSync(await readFile(join(folder, 'frames/captcha.html.br'))).toString()).toContain('/assets/captcha.js');
  expect(await readdir(join(folder, 'site'))).not.toContain('.frames');
  expect(await readdir(out)).not.toContain('frames');
});

test('an address that belongs to no brand is refused unless a brand is named (SPEC D12)', async () => {
  const unknown = { brandBackend: 'api.unknown.example' };
  await expect(deploy(await writeConfig({}, unknown))).rejects.toThrow("No brand has the backend 'api.unknown.example'.");
  await expect(deploy(await writeConfig({}, { ...unknown, brand: 'nenhuma' }))).rejects.toThrow("no brand 'nenhuma'");
  const named = await deploy(await writeConfig({}, { ...unknown, brand: 'ipe' }));
  expect(await readFile(join(named, 'site/index.html'), 'utf8')).toContain('"brand":{"name":"ipe"');
});

test('the address of the API selects the brand if nothing else does (SPEC D12)', async () => {
  const config = await writeConfig({ apiBase: 'https://api.brasa.example' }, { brandBackend: '' });
  const html = await readFile(join(await deploy(config), 'site/index.html'), 'utf8');
  expect(html).toContain('"brand":{"name":"brasa"');
  expect(html).toContain('--accent-h:34');
});

test('a second run replaces the release, but uses no folder with other files', async () => {
  const config = await writeConfig();
  const folder = await deploy(config);
  await writeFile(join(folder, 'site/old.txt'), '');
  await deploy(config);
  expect(await readdir(join(folder, 'site'))).not.toContain('old.txt');
  await expect(deploy(config, await writeFolder({ 'diary.txt': 'mine' }))).rejects.toThrow('has files of something else');
});

test('without a build, the message names the command that makes one', async () => {
  const config = await writeConfig();
  const build = dist;
  dist = join(dirname(config), 'none');
  await expect(deploy(config)).rejects.toThrow('Run npm run build first.');
  dist = build;
});

test('the configuration can replace the service worker by one that removes itself (SPEC N18)', async () => {
  const folder = await deploy(await writeConfig({}, { serviceWorker: false }));
  expect(await readFile(join(folder, 'site/sw.js'), 'utf8')).toContain('registration.unregister()');
  expect(await read('site/sw.js')).toBe('// worker');
});

test('a regulation page that another page of the site would hide is refused', async () => {
  const config = await writeConfig({}, { regulationPages: ['termos', 'casino'] });
  await expect(deploy(config)).rejects.toThrow(
    `${config}:1: "deployment.regulationPages.1" must be another name: the site has a page of its own at /casino`,
  );
});
