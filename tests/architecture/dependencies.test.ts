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

/** A path below a folder that packages use for their own files. */
const INNER_PATH = /\bfrom '((?:@[\w-]+\/)?[\w-]+\/(?:build|cjs|dist|esm|lib|src)\/[^']+)'/g;

test('a path inside a package has a reason in docs/dependencies.md', () => {
  const files = projectFiles(['src', 'frames', 'mocks', 'conformance', 'scripts', 'bench', 'workbench']);
  const paths = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => [...readFileSync(absolute(file), 'utf8').matchAll(INNER_PATH)].map(([, path = '']) => path));
  expect(paths).toContain('ajv/dist/2020');
  expect(paths.filter((path) => !reasons.includes(`\`${path}\``))).toEqual([]);
});
