import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { readRepository } from './manifest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the manifest names the repository of the workflow that builds it, which provenance needs', () => {
  expect(readRepository(root, 'conformance', { GITHUB_REPOSITORY: 'team/casino' })).toEqual({
    type: 'git',
    url: 'git+https://github.com/team/casino.git',
    directory: 'conformance',
  });
  expect(readRepository(root, 'conformance', {})).toBeUndefined();
});
