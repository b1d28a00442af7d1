import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { writeFolder } from '../deploy/build.fixture';

import { IMPORT_MAP } from './build-plugin';
import { siteSettings } from './settings';
import { siteViteConfig } from './vite';

/** Site whose features use the entry, shared code, style sheets and each other. */
const SOURCES: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': "export const player = { name: 'Ana' }; for (const load of [() => import('./wallet'), () => import('./mines')]) load();",
  'wallet.js':
    "import './wallet.css'; import { player } from './main'; import { money } from './money'; console.log(player, money(1), import('./dialog'));",
  'mines.js': "import { player } from './main'; import { money } from './money'; console.log('Minas', player, money(2));",
  'money.js': 'export const money = (amount) => `R$ ${amount} na carteira de prêmios`;',
  'dialog.js': "import './dialog.css'; import { player } from './main'; console.log('Entrar', player);",
  'wallet.css': '.wallet { color: red }',
  'dialog.css': '.dialog { color: red }',
};

const root = await writeFolder(SOURCES);

/** Builds the site with the options of the real one. @returns scripts and style sheets by name, and the targets of the import map */
async function buildSite() {
  const { build: options } = siteViteConfig(siteSettings({ backend: 'http' }), { command: 'build' });
  await build({ root, configFile: false, logLevel: 'error', build: { ...options, sourcemap: false } });
  const folder = join(root, 'dist/assets');
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const { imports } = JSON.parse(await readFile(join(root, 'dist', IMPORT_MAP), 'utf8')) as { imports: Record<string, string> };
  return {
    files: new Map(names.map((name, index) => [name, contents[index] ?? ''])),
    targets: Object.values(imports).map((path) => basename(path)),
  };
}

const before = await buildSite();

test('the import map has exactly the files of the build', () => {
  expect(before.targets.toSorted()).toEqual([...before.files.keys()].toSorted());
});

test.each([
  ['in a style sheet, whose script is renamed also', 'dialog.css', 'red', 'tan', ['.css', '.js']],
  ['in a dialog', 'dialog.js', 'Entrar', 'Entre', ['.js']],
  ['in a feature', 'mines.js', 'Minas', 'Mines', ['.js']],
  ['in what features share', 'money.js', 'carteira', 'conta', ['.js']],
  ['in the entry, which all import', 'main.js', 'Ana', 'Bia', ['.js']],
])('a changed word renames no other file: %s', async (_, file, word, other, extensions) => {
  const source = SOURCES[file] ?? '';
  await writeFile(join(root, file), source.replace(word, other));
  const { files, targets } = await buildSite();
  await writeFile(join(root, file), source);
  const renamed = [...files.keys()].filter((name) => !before.files.has(name));
  expect(renamed.map((name) => extname(name)).toSorted()).toEqual(extensions);
  expect(renamed.map((name) => files.get(name)).join()).toContain(other);
  expect(targets.toSorted()).toEqual([...files.keys()].toSorted());
  // Browsers keep a file for a year by its name.
  for (const [name, content] of files) if (before.files.has(name)) expect(content).toBe(before.files.get(name));
});
