import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildId } from './build-id';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function commit(): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', ...args], { cwd: root, stdio: 'pipe' });
  git('init');
  writeFileSync(join(root, 'file'), 'one');
  git('add', '.');
  git('commit', '-m', 'one');
}

it('the build id is BUILD_ID if it is set', () => {
  expect(buildId(root, { BUILD_ID: 'release-7' })).toBe('release-7');
});

it('the build id of a clean work tree is its commit (SPEC N5)', () => {
  commit();
  expect(buildId(root, {})).toMatch(/^[0-9a-f]{12}$/);
  expect(buildId(root, {})).toBe(buildId(root, {}));
});

it('the build id is not a commit without a repository or with changed files', () => {
  expect(buildId(root, {})).toMatch(/^local-/);
  commit();
  writeFileSync(join(root, 'file'), 'two');
  expect(buildId(root, {})).toMatch(/^local-/);
});
