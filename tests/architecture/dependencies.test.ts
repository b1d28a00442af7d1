import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];

function packagesOf(manifestPath: string): [name: string, version: string][] {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Record<string, string>>;
  return groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
}

const packages = packagesOf('package.json');
const benchPackages = packagesOf('bench/package.json');
const reasons = readFileSync('docs/dependencies.md', 'utf8');

test.each([...packages, ...benchPackages])('%s has an exact version and a reason in docs/dependencies.md', (name, version) => {
  expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
  expect(reasons).toMatch(new RegExp(`^\\| ${name} \\| \\S.+ \\|$`, 'm'));
});

test('no package of the benchmarks is installed with the project', () => {
  // These packages are pinned for both: without that, `bench/` takes the older one that Lighthouse brings.
  const shared = ['ws'];
  expect(packages.filter(([name]) => !shared.includes(name) && benchPackages.some(([other]) => other === name))).toEqual([]);
});

/** A text that begins with the name of a package and has a path inside it, with or without the folder of all packages. */
const INNER_PATH = /['"`](?:node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)\/([\w./@-]+)['"`]/g;

/** Returns true if a package offers a path to others: as an entry of its exports, or as a program. */
function isOffered(name: string, path: string): boolean {
  const { exports = {}, bin = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    exports?: Record<string, unknown> | string;
    bin?: Record<string, string> | string;
  };
  const programs = typeof bin === 'string' ? [bin] : Object.values(bin);
  const entries = typeof exports === 'string' ? [] : Object.keys(exports);
  const fits = (entry: string) => {
    const [before = '', after] = entry.split('*');
    return after === undefined ? entry === `./${path}` : `./${path}`.startsWith(before) && path.endsWith(after);
  };
  return entries.some(fits) || programs.some((program) => program.replace(/^\.\//, '') === path);
}

test('a path that a package does not offer to others has a reason in docs/dependencies.md', () => {
  const names = new Set(packages.map(([name]) => name));
  const files = projectFiles(['.']).filter((file) => /(?<!\.test|\.fixture)\.(tsx?|[cm]js)$/.test(file));
  const paths = files
    .flatMap((file) => [...readFileSync(absolute(file), 'utf8').matchAll(INNER_PATH)])
    .filter(([, name = '', path = '']) => names.has(name) && !isOffered(name, path))
    .map(([, name = '', path = '']) => `${name}/${path}`);
  expect(paths).toContain('ajv/dist/2020');
  expect(paths.filter((path) => !reasons.includes(`\`${path}\``))).toEqual([]);
});

test('each override has a line in docs/dependencies.md that says until when', () => {
  const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as { overrides: Record<string, string> };
  for (const name of Object.keys(overrides)) expect(reasons).toMatch(new RegExp(`^- \`${name}\` .* until `, 'm'));
});
