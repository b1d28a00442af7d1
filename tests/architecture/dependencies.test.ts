import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
const packages = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
const reasons = readFileSync('docs/dependencies.md', 'utf8');

test.each(packages)('%s has an exact version and a reason in docs/dependencies.md', (name, version) => {
  expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
  expect(reasons).toMatch(new RegExp(`^\\| ${name} \\| \\S.+ \\|$`, 'm'));
});
