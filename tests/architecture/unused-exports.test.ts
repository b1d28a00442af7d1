import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot, withFixtureProject } from './fixture-project';

const files = {
  'src/main.tsx': "import { used } from './parts';\nimport '../mocks/server';\nused();",
  'src/parts.ts': [
    'export const used = () => LIMIT;',
    'export const LIMIT = 1;',
    'export const forgotten = 2;',
    'export type Forgotten = string;',
    'export const onlyTested = 3;',
    '/** @internal an invariant, for tests */',
    'export const invariant = 4;',
  ].join('\n'),
  'src/parts.test.ts':
    "import { invariant, LIMIT, onlyTested } from './parts';\nimport './help.fixture';\nvoid [LIMIT, onlyTested, invariant];",
  'src/help.fixture.ts': 'void 0;',
  'src/orphan.ts': 'void 0;',
  'mocks/server.ts': 'void 0;',
};

/** Returns the names in the report of one run of `scripts/unused-exports.ts`. */
function reported(...flags: readonly string[]): string[] {
  return withFixtureProject(files, ['package.json', 'tsconfig.json', 'knip.config.ts'], (root) => {
    const args = ['--directory', root, '--no-progress', '--no-config-hints', '--reporter', 'compact', ...flags];
    const { status, stdout } = spawnSync(join(projectRoot, 'node_modules/.bin/knip'), args, { encoding: 'utf8' });
    expect(status).toBe(1);
    return ['forgotten', 'Forgotten', 'onlyTested', 'invariant', 'LIMIT', 'used', 'orphan', 'help.fixture'].filter((name) =>
      new RegExp(String.raw`\b${name}\b`).test(stdout),
    );
  });
}

test('an export that nothing imports fails the lint, and so does a file', () => {
  expect(reported()).toEqual(['forgotten', 'Forgotten', 'orphan']);
});

test('code that only tests use fails the production run, unless its own file uses it or it is marked @internal', () => {
  expect(reported('--production')).toEqual(['forgotten', 'Forgotten', 'onlyTested', 'orphan']);
});
