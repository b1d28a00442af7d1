import { readdir, readFile, readlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { startBackend, writeBuild, writeBuildOf, writeConfig } from './build.fixture';
import type { DeployFlags } from './command/flags';
import { rollBack } from './releases';
import { writeDeployment } from './write-deployment';

let dist = '';
const lines: string[] = [];
beforeAll(async () => {
  dist = await writeBuild();
});

/** Deploys to the folder beside a configuration. @returns the folder of the current release */
async function deploy(config: string, changed: Partial<DeployFlags> = {}): Promise<string> {
  const out = join(dirname(config), 'out');
  const flags = { config, out, dist, keep: 3, lastData: false, allowFewerRoutes: false, allowWithdrawn: false, ...changed };
  await writeDeployment(flags, (line) => lines.push(line));
  return join(out, 'current');
}

const PAGES = '/v2/pages?per_page=60';
const regulations = { data: [{ slug: 'termos-de-uso' }, { slug: 'jogo-responsavel' }] };
const settings = { general_menu: [{ label: 'Foguete', url: '/', icon: 'lucide:rocket' }] };

/** Deploys with an answering backend. @returns what a second run needs, and what the site then has */
async function deployTwice(later: Readonly<Record<string, unknown>>, changed: Partial<DeployFlags>) {
  const documents: Record<string, unknown> = { [PAGES]: regulations, '/v2/settings/': settings };
  const config = await writeConfig({}, { backend: await startBackend(documents) });
  const current = await deploy(config);
  const sitemap = await readFile(join(current, 'site/sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/jogo-responsavel<');
  const link = await readlink(current);
  Object.assign(documents, later);
  const second = deploy(config, changed);
  return { second, isUnchanged: async () => (await readlink(current)) === link, current };
}

test.each([
  ['the list of regulation pages fails', { [PAGES]: undefined }, 'does not answer: status 503.'],
  ['the settings fail', { '/v2/settings/': undefined }, 'does not answer: status 503.'],
  ['a regulation page is gone', { [PAGES]: { data: [{ slug: 'termos-de-uso' }] } }, 'missing: /jogo-responsavel. To publish'],
  ['the list is no list', { [PAGES]: {} }, 'missing: /termos-de-uso, /jogo-responsavel. To publish'],
])('a release is refused if %s', async (_, later, message) => {
  const { second, isUnchanged, current } = await deployTwice(later, {});
  await expect(second).rejects.toThrow(message);
  expect(await isUnchanged()).toBe(true);
  expect(await readdir(join(dirname(current), 'releases'))).toHaveLength(1);
});

test('a release with fewer routes is published if the operator allows it', async () => {
  const { second, current } = await deployTwice({ [PAGES]: { data: [] } }, { allowFewerRoutes: true });
  await second;
  expect(await readFile(join(current, 'site/sitemap.xml'), 'utf8')).not.toContain('/jogo-responsavel<');
});

test('while the backend is down, a release is published with the data of the last one if the operator asks for it', async () => {
  const down = { [PAGES]: undefined, '/v2/settings/': undefined };
  const { second, isUnchanged, current } = await deployTwice(down, { lastData: true });
  await second;
  expect(await isUnchanged()).toBe(false);
  expect(await readFile(join(current, 'site/sitemap.xml'), 'utf8')).toContain('/jogo-responsavel<');
  expect(await readFile(join(current, 'site/icons/lucide.json'), 'utf8')).toContain('rocket');
  expect(lines.at(-5)).toMatch(/does not answer: status 503\. The data of the last release is used\.$/);
});

test.each([
  ['a script names a file', { 'assets/entry.js': 'import "./lost.js"' }, '/assets/entry.js names /assets/lost.js'],
  [
    'the import map names a file',
    { 'assets/entry.js': 'import "./lasting.js"', '.vite/importmap.json': '{"imports":{"/assets/lasting.js":"/assets/lost.js"}}' },
    '/404.html names /assets/lost.js',
  ],
])('a release is refused if %s that the build lacks', async (_, files, message) => {
  await expect(deploy(await writeConfig(), { dist: await writeBuild(false, files) })).rejects.toThrow(message);
});

test('a script may name a file by a name that the import map resolves', async () => {
  const files = { 'assets/entry.js': 'import "./lasting.js"', '.vite/importmap.json': '{"imports":{"/assets/lasting.js":"/assets/a.js"}}' };
  const current = await deploy(await writeConfig(), { dist: await writeBuild(false, { ...files, 'assets/a.js': '// a' }) });
  expect(await readFile(join(current, 'site/assets/entry.js'), 'utf8')).toContain('lasting');
});

test('a build that a rollback has withdrawn is published again only if the operator allows it', async () => {
  const config = await writeConfig({}, { backend: await startBackend({ [PAGES]: regulations, '/v2/settings/': settings }) });
  const [good, bad] = [await writeBuildOf('good'), await writeBuildOf('bad')];
  const current = await deploy(config, { dist: good });
  const version = async () => JSON.parse(await readFile(join(current, 'site/version.json'), 'utf8'));
  await deploy(config, { dist: bad });
  await rollBack(dirname(current));
  await expect(deploy(config, { dist: bad })).rejects.toThrow(
    'A rollback has withdrawn build bad. To publish it again: --allow-withdrawn.',
  );
  expect(await version()).toEqual({ build: 'good' });
  await deploy(config, { dist: bad, allowWithdrawn: true });
  expect(await version()).toEqual({ build: 'bad' });
});
